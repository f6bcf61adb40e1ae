lesson-otherwise = Buona idea, e le regole la permettono; ma questa lezione ora parla d’altro. Prova ciò che chiede: ti viene mostrato.
lesson-dice = In questa lezione i dadi cadono come vuole la storia. In una partita no.

# Nel terminale.

learn-minutes = Circa { $minutes } minuti.
learn-step = Passo { $step } di { $steps }
learn-look = Guarda: { $places }.
learn-next = Invio prosegue con: { $title }. quit esce.
learn-last = Questa era l’ultima lezione. Gioca: { $command }
learn-again = Di nuovo: { $command }

# Alla fine di uno studio.

study-solved = Risolto.
study-missed = Questa volta no. Il meglio è: { $best }.
study-on = Bene. E come continua il piano?
study-numbers = In { $lines } sviluppi di gioco è risultato { $value } su 100; ciò che fa un principiante ({ $novice }), { $simple }.
