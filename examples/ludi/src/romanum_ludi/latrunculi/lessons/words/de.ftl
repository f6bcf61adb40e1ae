lesson-bonds = In Fesseln
lesson-bonds-about = Wie zwei Steine einen fesseln und wie er genommen wird.
lesson-bonds-hello = Du spielst Weiß. Alle Steine sind gleich: Sie ziehen ein Feld vor, zurück oder zur Seite. Ein schwarzer Stein ist zu weit vorgerückt, nach d4, und auf c4 daneben steht einer von dir.
lesson-bonds-bind = Wer auf beiden Seiten einen Feind hat, in einer Linie oder einer Reihe, ist gefesselt. Stell deinen anderen Stein dorthin: Zieh von e3 nach e4.
lesson-bonds-bind-else = Dann bliebe der Stein auf d4 unbehelligt. Schließ ihn ein: Zieh von e3 nach e4.
lesson-bonds-take = Er ist gefesselt: Er kann nicht ziehen und hält niemanden. Schwarz hat ihm nicht rechtzeitig geholfen. Nimm ihn jetzt; das ist dein ganzer Zug.
lesson-bonds-take-else = Er könnte noch befreit werden. Nimm jetzt den Stein auf d4.
lesson-bonds-end = Einer weniger. Wer noch einen Stein hat oder in seinem Zug nichts tun kann, hat verloren. Aber sieh deine zwei an: Wer zum Fesseln auszieht, steht in der Reichweite des Feindes.

lesson-rescue = Eine Rettung
lesson-rescue-about = Ein Gefesselter ist noch nicht verloren: wie man ihn befreit.
lesson-rescue-hello = Schwarz ist eben nach e4 gezogen: Dein Stein auf d4 ist zwischen c4 und e4 gefesselt, und im nächsten Zug wird er genommen. Aber vorher bist du am Zug.
lesson-rescue-free = Wer gefesselt ist, hält niemanden. Der Stein auf e4 hat auf der einen Seite deinen auf e3; lass einen anderen auf die andere kommen. Zieh von f5 nach e5.
lesson-rescue-free-else = Dann nimmt Schwarz den Stein auf d4. Fessle den auf e4: Zieh von f5 nach e5.
lesson-rescue-take = Der Stein auf e4 ist gefesselt, und deiner auf d4 ist wieder frei. Schwarz hat anderes getan. Nimm den Stein auf e4.
lesson-rescue-take-else = Erst der Stein auf e4: Nimm ihn, solange er gefesselt ist.
lesson-rescue-leap = Ein Stein springt auch: über einen Stein von dir oder dem Feind auf das leere Feld dahinter, und von dort weiter, wenn er kann. Deiner auf d4 könnte als Nächstes über c4 nach b4 springen.
lesson-rescue-end = Noch etwas: Niemand geht von selbst zwischen zwei Feinde, außer er fesselt dadurch einen. Mehr gibt es nicht zu wissen; der Rest ist Hinsehen.
