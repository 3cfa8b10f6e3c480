// Nothing is called from here: the functions of Pango, Cairo and their kin are declared by CPangoCairo.
