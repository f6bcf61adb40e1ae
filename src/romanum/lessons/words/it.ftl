lesson-otherwise = Buona idea, e le regole la permettono; ma questa lezione ora parla d’altro. Prova ciò che chiede: ti viene mostrato.
lesson-dice = In questa lezione i dadi cadono come vuole la storia. In una partita no.
lesson-over = Questa era la lezione.
