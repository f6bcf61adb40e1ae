# Die Lektionen von Ultimus Romanorum: freundlich, kurz, einfach.

lesson-stilicho = Stilicho gegen die Goten
lesson-stilicho-about = Führe zwei Armeen an einen Ort und gewinne eine große Schlacht.
lesson-stilicho-hello = Das Jahr 405. Radagaisus hat seine Goten über die Donau geführt; sie stehen in Siscia, an der Straße nach Italien. Du bist Rom, und Stilicho wartet in Mediolanum.
lesson-stilicho-counters = Bildnisse sind Anführer, das andere sind Truppen. Die erste Zahl der Truppen ist ihre Stärke, etwa tausend Mann je Punkt. Ein Anführer nimmt so viele Einheiten mit, wie er befehligen kann.
lesson-stilicho-lead = Klick auf Mediolanum: Da sind sie alle. Wähle unter Stilicho „mit allen“, und jeder bricht mit ihm auf.
lesson-stilicho-lead-else = Stilicho führt, und alle in Mediolanum gehen mit ihm.
lesson-stilicho-both = Und die andere Einheit: Hierfür braucht er jeden Mann.
lesson-stilicho-march = Nun klick auf Siscia. Es ist zwei Gebiete entfernt, je ein Punkt, und solche Truppen haben vier. Zieh dorthin.
lesson-stilicho-march-else = Geradewegs nach Siscia, über Aquileia.
lesson-stilicho-sarus = Fünfzehn gegen vierundzwanzig ist zu wenig. In Ravenna steht Sarus mit zwei guten Einheiten. Klick auf Ravenna, und unter Sarus auf „mit allen“.
lesson-stilicho-sarus-else = Wir brauchen Sarus, und beide Einheiten von Ravenna.
lesson-stilicho-second = Und die andere Einheit.
lesson-stilicho-join = Nach Siscia, zu Stilicho!
lesson-stilicho-fight = Sechsundzwanzig gegen vierundzwanzig! Schlachten kommen, wenn du gezogen bist, überall, wo Feinde ein Gebiet teilen. Drück auf Fertig.
lesson-stilicho-fight-else = Alle sind da, die nötig sind. Drück auf Fertig, und die Schlacht beginnt.
lesson-stilicho-loss = Der Würfel war 8, und Stilicho gibt sein Geschick dazu: Die Goten sind vernichtet. Es hat dich eine Stufe einer Einheit gekostet. Du wählst, welcher; im Winter erholt sie sich.
lesson-stilicho-loss-else = Jemand muss es tragen. Wähle eine Einheit.
lesson-stilicho-won = Radagaisus ist nicht mehr. Das Kräfteverhältnis gibt die Spalte, ein Würfel die Zeile, und bessere Anführer und bessere Truppen verschieben beides: So ist hier jede Schlacht.
lesson-stilicho-end = Eine große Schlacht und jeder tote Anführer bringen Siegpunkte. Stilicho konnte das gut. Du auch.

lesson-year = Ein Jahr des Reiches
lesson-year-about = Wer beginnt, wer wie oft marschieren darf, und was der Winter zählt.
lesson-year-hello = Jedes Jahr ziehen beide Seiten ein Strategem. Dann entscheidet sich, wer beginnt, und wer wie oft marschieren darf; und im Winter werden Punkte gezählt.
lesson-year-initiative = Die Goten würden dieses Jahr beginnen. Aber du hast das Strategem Initiative: Spiele es, und du beginnst.
lesson-year-initiative-else = Für später behalten nützt es nichts gegen das, was jetzt kommt. Spiele Initiative.
lesson-year-caesar = Zwei Kaiser sind zu wenige für eine so lange Grenze. Ein Caesar darf Truppen führen, wo andere es nicht dürfen, und bekommt eine Garde. Ernenne Anthemius in Constantinopolis.
lesson-year-caesar-else = Arcadius braucht Hilfe im Osten. Anthemius ist der beste, den er hat.
lesson-year-play = Vier Sequenzen dieses Jahr, abwechselnd zwei für jede Seite. In jeder marschierst du, dann kämpfst du. Tu, was du magst, bis das Jahr vorbei ist; Stilicho kennt den Weg.
lesson-year-end = Das war ein Jahr. Der Verlauf sagt, wofür jede Seite belohnt wurde: du für ruhige Hauptstädte und Kaiser daheim, die Barbaren für jedes Gebiet, in dem sie stehen.

lesson-treaty = Feinde von gestern
lesson-treaty-about = Nimm ein Volk ins Reich auf und lass es für dich kämpfen.
lesson-treaty-hello = Das Jahr 407. Der Rhein ist zugefroren, und vier Völker sind über ihn nach Gallien gekommen. Du kannst sie nicht alle schlagen. Du musst es nicht.
lesson-treaty-treaty = Ein Volk, das ganz im Reich steht, kann Land bekommen und dient dafür. Du hast den Vertrag für einen Großen Stamm: Spiele ihn.
lesson-treaty-treaty-else = Erst der Vertrag: Er ändert alles andere.
lesson-treaty-whom = Die Burgondi teilen Galliae 4 mit den Suevi. Biete ihn den Burgondi an.
lesson-treaty-whom-else = Auch die Vandali nähmen ihn. Aber die Burgondi stehen genau neben den Suevi.
lesson-treaty-fight = Sie sind jetzt deine Foederati, und neben ihnen stehen die Suevi, die es nicht sind. Feinde in einem Gebiet kämpfen. Drück auf Fertig.
lesson-treaty-fight-else = Sehen wir, was die neuen Freunde wert sind. Drück auf Fertig.
lesson-treaty-end = Die Suevi sind fort, und kein Römer ist gefallen. Foederati sind dein, solange niemand sie aufwiegelt; der Barbar hat Strategeme dafür.

lesson-purple = Der Purpur
lesson-purple-about = Auf der anderen Seite: Usurpiere einen Thron und gewinne seine Truppen.
lesson-purple-hello = Du bist der Barbar, und das heißt auch die Usurpatoren. In Britannien haben die Truppen Constantinus zum Kaiser gemacht. Gallien liegt jenseits des Wassers, und dort befiehlt kaum jemand.
lesson-purple-take = Klick auf Londinium, dann auf Constantinus: Er marschiert. Dann klick auf eine Einheit der Comitatenses, die er mitnehmen soll.
lesson-purple-take-else = Nicht ohne Truppen: Constantinus und beide Comitatenses.
lesson-purple-both = Und die andere. Die Küstenwache mag daheim bleiben.
lesson-purple-cross = Nun über die Meerenge nach Rotomagus. Das kostet drei Punkte, alle, die sie haben.
lesson-purple-cross-else = Gallien wartet. Über die Meerenge, nach Rotomagus.
lesson-purple-rally = Römische Truppen ohne Anführer! Ein Usurpator muss nicht gegen sie kämpfen: Er kann sie rufen. Eine 3 oder weniger, und sie sind sein.
lesson-purple-rally-else = Warum gegen Römer kämpfen? Ruf sie.
lesson-purple-halt = Sie jubeln, und zwei Einheiten mehr sind dein. Kein Marsch ist übrig; halte hier.
lesson-purple-halt-else = Du bist für jetzt weit genug gekommen. Halte.
lesson-purple-end = Jedes Jahr, das ein Usurpator durchhält, bringt dir 3 Punkte. Und hält er Ravenna und Rom, so ist er Kaiser, und ihr beide wechselt die Seiten!

lesson-rome = Gensericus segelt
lesson-rome-about = Bring eine Armee an Bord einer Flotte und lande bei Rom.
lesson-rome-hello = Das Jahr 455. Der Vandale Gensericus hält Karthago und damit die Flotte des Westens. Jenseits des Meeres liegt Rom, mit einer einzigen Einheit darin.
lesson-rome-king = Eine Flotte trägt beliebig viele Anführer und zwei Einheiten aus ihrem Hafen. Erst der König: Gensericus geht an Bord.
lesson-rome-king-else = Der König will Rom selbst sehen. Erst Gensericus.
lesson-rome-men = Nun eine Einheit seiner Vandali.
lesson-rome-men-else = Zwei Einheiten der Vandali gehen an Bord.
lesson-rome-more = Und eine zweite: Mehr passen nicht.
lesson-rome-sail = Setz die Segel: Die Flotte des Westens läuft ins westliche Meer aus.
lesson-rome-sail-else = Alle sind an Bord. Segle.
lesson-rome-land = Von diesem Meer aus ist jede Küste des Westens zu erreichen. Lande bei Rom!
lesson-rome-land-else = Eine schöne Küste, aber dafür bist du nicht gekommen. Rom!
lesson-rome-fight = Zwei Vandali gegen einen Römer. Drück auf Fertig, und die Schlacht beginnt.
lesson-rome-fight-else = Die Tore öffnen sich nicht von selbst. Drück auf Fertig.
lesson-rome-end = Rom ist dein, wie 455. Bist du noch da, wenn der Winter kommt, so ist es 5 Punkte wert. Bring die Flotte vorher heim: Auf See wäre sie verloren.

lesson-empire = Radagaisus und Alaricus
lesson-empire-about = Ein ganzes Szenario gegen einen Rekruten, mit dem Begleiter an deiner Seite.
lesson-empire-hello = Nun sechs Jahre, 405 bis 410, ganz und gar. Du bist Rom: zwei Kaiser, eine lange Grenze, und Alaricus im eigenen Haus. Wer die meisten Punkte hat, gewinnt.
lesson-empire-play = Ein Rekrut spielt die Barbaren und tut, was ihm einfällt. Der Begleiter sagt ein Wort, wenn etwas Neues kommt. Viel Glück!
lesson-empire-end = Sechs Jahre des Reiches, und du warst dabei. Versuch als Nächstes den Barbaren, oder einen Soldaten statt eines Rekruten.
