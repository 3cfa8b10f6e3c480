// CPangoCairo declares its functions, as Pango does; this says where the library lies.
