"""Mont. Code Ann. 13-16-201, conditions of a recount: one folder for each text in force."""
