# Ultimus Romanorum auf Deutsch. Lateinische Namen bleiben lateinisch.

# ---- was geschehen ist: Jahre, Phasen und das Ende

event-year = Das Jahr { $year } n. Chr. beginnt.
event-ends = Das Jahr { $year } n. Chr. ist vorbei, und mit ihm das Spiel.
event-stations = Der { $camp } stellt { $unit } bei { $area } auf.
event-initiative = Der { $camp } hat die Initiative: So sagt es das Szenario.
event-initiative-roll = Initiative: { $die }, und der Römer braucht weniger als { $needed }, die CP des schwächeren Augustus: Der { $camp } hat sie.
event-initiative-turned = Der { $camp } reißt die Initiative an sich.
event-pax = Pax Romana: Kein Stamm ist im Krieg, und niemand usurpiert. Das Jahr ist ruhig.
event-pax-ends = Ein Augustus ist tot: Die Pax Romana ist vorbei, bevor sie begann.
event-sequences = { $total } Sequenzen in diesem Jahr, { $augusti } durch den VS der Augusti{ $leader ->
    [none] {""}
   *[other] {" "}und { $best } durch { $leader }
  }: { $roman } für den Römer, { $barbarian } für den Barbaren.
event-sequence = Sequenz ({ $camp }): Bewegung, dann Kampf. { $left ->
    [0] Es ist die letzte dieser Seite.
    [one] Danach bleibt dieser Seite noch eine.
   *[other] Danach bleiben dieser Seite noch { $left }.
  }
event-reinforcement = { $unit } stößt zur Armee.
event-points = { $camp }, { $points } PV: { $why ->
    [battle] eine große Schlacht gewonnen
    [leader] ein Anführer des Feindes tot
    [council] das Ökumenische Konzil
    [pacified] Stämme befriedet
    [augusti] beide Augusti in Kaiserstädten
    [no-civil-war] kein Bürgerkrieg
    [east-capitals] alle Hauptstädte des Ostens gehalten
    [west-capitals] alle Hauptstädte des Westens gehalten
    [pax] Pax Romana
    [occupation] Gebiete des Reiches unter Stämmen im Krieg
    [roma] Roma in fremder Hand
    [usurpation] eine Usurpation im Gang
    [no-successor] ein Augustus ohne Nachfolger
    [end-bonus] die Zugabe des Szenarios
    [Regnum] ein Regnum gegründet
   *[other] { $why }
  }. { $total } PV insgesamt.

# ---- Strategeme

event-draws = Der { $camp } zieht ein Strategem.
event-draws-known = Der { $camp } zieht ein Strategem: { $stratagem }.
event-receives = Der { $camp } nimmt ein Strategem aus dem Becher: { $stratagem }.
event-returns = Der { $camp } gibt { $number ->
    [one] ein Strategem
   *[other] { $number } Strategeme
  } der anderen Seite zurück.
event-returns-known = Der { $camp } gibt zurück, was nur die andere Seite brauchen kann: { $stratagems }.
event-discards = Der { $camp } wirft ein Strategem ab.
event-discards-known = Der { $camp } wirft ein Strategem ab: { $stratagem }.
event-plays = Der { $camp } spielt ein Strategem: { $stratagem }.
event-cancelled = Das Zeichen am Himmel wird gegen das Strategem gedeutet ({ $stratagem }): Nichts wird daraus.
event-shields = { $stratagem } schützt ihren Kaiser vor { $threat ->
    [usurpation] der Usurpation: eins weniger für den Anwärter
    [murder] den Mördern: Sie müssen eins mehr würfeln
   *[council] dem Scheitern: Das Konzil wird gelingen
  }.
event-alliance = Bündnis: Von nun an folgen sie in Krieg und Frieden diesem Stamm ({ $tribe }): { $other }.
event-rebellion = { $other } und ihr Verbündeter ({ $tribe }): { $die }, mehr als { $needed } nötig, um sich loszureißen: { $success ->
    [yes] das Bündnis ist zu Ende
   *[no] sie bleiben zusammen
  }.
event-freed = Attila ist tot, und die Hunni sind wieder allein; ihrer eigenen Wege gehen: { $tribe }.
event-council = Ein Ökumenisches Konzil tritt bei { $area } zusammen: 3 PV im Jahr für den Barbaren, bis der Augustus des Ostens kommt.
event-council-roll = Der Augustus des Ostens erreicht das Konzil: { $die ->
    [0] Die Augusta hat alles vorbereitet, und es
   *[other] { $die }, nötig ist { $needed } oder weniger: Es
  } { $success ->
    [yes] gelingt
   *[no] endet in Zwietracht
  }.
event-murder = Mörder suchen { $leader }: { $die }, nötig ist { $needed } oder mehr: { $success ->
    [yes] der Dolch findet ihn
   *[no] er entkommt
  }.
event-plague = { $epidemic ->
    [yes] Eine Epidemie bricht bei { $area } und in allen Gebieten ringsum aus
   *[no] Die Pest bricht bei { $area } aus
  }.
event-sickens = Die Pest bei { $area } kostet eine Stufe: { $unit }.
event-plague-roll = Die Pest bei { $area }, { $leader }: { $die }: { $die ->
    [9] er stirbt
   *[other] er lebt
  }.
event-desertion = Fahnenflucht bei { $area }. Je eine Stufe: { $units }.
event-germanophobia = Hass auf Germanen bei { $area } und ringsum: Barbarische Garden verlieren eine Stufe, barbarische Anführer bangen um ihr Leben.
event-hatred-roll = Die Menge sucht { $leader }: { $die }, 7 oder mehr tötet.
event-bagaudes = Die Bagauden erheben sich bei { $area }.
event-migration = Ein Volk auf der Wanderung ({ $tribe }): In diesem Zug marschiert es für den Barbaren, mit { $pm } PM, alle in ein Gebiet.
event-migration-older = Ein Volk auf der Wanderung ({ $tribe }): Alle kommen nach { $area }.
event-fleet = Der { $camp } rüstet bei { $area } eine dritte Flotte aus.

# ---- das Ereignis des Jahres

event-event = Ereignis des Jahres, Würfel { $dice }: { $event }. { $sum ->
    [1] Mauern und Besatzung leiden.
    [2] Ohne die Flotte des Westens hungern die Truppen bei Roma und in Kampanien.
    [3] Ein Kleiner Stamm, mit dem Frieden ist, zieht in den Krieg, wenn es einen gibt.
    [4] Irgendwo verliert eine römische Einheit eine Stufe.
    [5] Ein römischer Anführer muss an den Hof.
    [6] Der Barbar darf die Bagauden aufstehen lassen, wenn sie noch nicht umgehen.
    [9] Eine geschwächte römische Einheit in einer Stadt ist wieder bei voller Stärke, wenn es eine gibt.
    [10] Ein Stamm im Krieg kann vom Angriff abgehalten werden.
    [11] Die Persae bleiben dieses Jahr friedlich oder schließen vielleicht Frieden.
    [12] Der Römer nimmt Buccellarii, wenn der Becher welche hat.
    [13] Ein Punkt für den Römer, wenn beide Augusti in Kaiserstädten sind.
    [14] Ein Anführer der Seite mit der Initiative kämpft dieses Jahr besser.
    [15] Einmal darf der Römer ein Strategem des Barbaren aufheben.
   *[other] Nichts geschieht.
  }
event-suffers = Bei { $area } geschwächt: { $units }.
event-embassy = Die Gesandtschaft an die Persae: { $die }, nötig ist 2 oder weniger: { $success ->
    [yes] sie schließen Frieden
   *[no] der Krieg geht weiter
  }.
event-called = { $leader } wird an den Hof gerufen, nach { $area }.
event-restored = { $unit } ist wieder bei voller Stärke.
event-quarrel = Streit im Stamm ({ $tribe }): { $die }, nötig ist 2 oder weniger: { $success ->
    [yes] dieses Jahr greift er niemanden an
   *[no] er legt sich
  }.
event-captain = { $leader } ist der Feldherr des Jahres: taktischer Bonus um eins höher.
event-aid = { $leader } ruft um Hilfe ({ $tribe }): { $die }, nötig ist { $needed } oder weniger: { $success ->
    [yes] sie kommen
   *[no] sie bleiben fern
  }.

# ---- Anführer

event-enters = { $leader }{ $people ->
    [none] {""}
   *[other] {" "}({ $people })
  } erscheint bei { $area }.
event-returns-leader = { $leader } wird bei { $area } neu ernannt.
event-no-return = { $leader }: Die Diözese ist verloren, niemand wird mehr ernannt.
event-death-roll = { $leader }, Todesprobe: { $die }, { $needed } oder mehr tötet.
event-leader-dies = { $leader } { $how ->
    [battle] fällt in der Schlacht
    [usurper] wird vom Sieger hingerichtet
    [caught] wird ergriffen und getötet
    [nature] stirbt in seinem Bett
    [murder] wird ermordet
    [plague] stirbt an der Pest
    [hatred] wird von der Menge zerrissen
    [refuge] stirbt hinter den Mauern
    [shipwreck] ertrinkt
    [deposed] wird abgesetzt und getötet
    [kingdom] stirbt mit seinem Königreich
   *[other] stirbt
  }.
event-company-lost = Der Augustus ist tot: Wer seine Zuflucht bei { $area } geteilt hat, ist verloren.
event-caught = { $leader } ist bei { $area } allein unter Feinden: { $die }, eine 9 tötet.
event-escapes = { $leader } entkommt nach { $destination }.
event-home-leader = { $leader } kommt für den Winter heim nach { $area }.
event-guard = { $leader } hat eine Garde: { $unit }.

# ---- Augusti, Caesares und Usurpatoren

event-caesar = { $leader } ist Caesar, { $half ->
    [West] im Westen
   *[East] im Osten
  }.
event-caesar-stripped = { $leader } ist nicht mehr Caesar: Sein Volk hat sich erhoben.
event-augustus = { $leader } ist Augustus, { $half ->
    [West] im Westen
   *[East] im Osten
  }.
event-augustus-dies = { $half ->
    [West] Der Westen
   *[East] Der Osten
  } hat seinen Augustus { $leader } verloren.
event-approval = Der Osten berät über { $leader } als Augustus des Westens: { $die }, nötig ist { $needed } oder weniger: { $success ->
    [yes] er stimmt zu
   *[no] er lehnt ab, und der Abgelehnte rebelliert
  }.
event-throne-empty = Niemand kann folgen: { $half ->
    [West] Der Thron des Westens
   *[East] Der Thron des Ostens
  } ist leer.
event-no-augustus = Kein Augustus ist übrig: Das Reich ist an sein Ende gekommen.
event-escort = { $leader } wird Valentinianus heimbringen.
event-escort-home = Der Bürgerkrieg im Westen ist vorbei: { $leader }, das Geleit des Valentinianus, kehrt nach Constantinopolis zurück.
event-strays = { $leader }, Augustus { $half ->
    [West] des Westens
   *[East] des Ostens
  }, überwintert außerhalb seiner Reichshälfte: Der Barbar bekommt dafür eine Usurpation.
event-usurpation-roll = { $leader } greift { $half ->
    [West] im Westen
   *[East] im Osten
  } nach dem Purpur: { $die }, nötig ist { $needed } oder weniger: { $success ->
    [yes] die Truppen rufen ihn aus
   *[no] niemand folgt
  }.
event-usurper = Usurpation! { $leader } wird bei { $area } zum Augustus ausgerufen, { $half ->
    [West] gegen den des Westens
   *[East] gegen den des Ostens
  }.
event-won-over = Zum Usurpator { $half ->
    [West] im Westen
   *[East] im Osten
  } laufen bei { $area } über: { $pieces }.
event-puppet = Wer auch siegt, { $leader } soll auf dem Thron sitzen, { $half ->
    [West] im Westen
   *[East] im Osten
  }.
event-fidelity = { $leader } muss wählen: { $die }, { $needed } oder mehr, um abzufallen: { $joins ->
    [yes] er schließt sich dem Usurpator an
   *[no] er bleibt treu
  }.
event-second-diocese = Der Usurpator schreibt nach { $diocese }: { $die }, weniger als { $needed } nötig: { $success ->
    [yes] die Befehlshaber dort wanken
   *[no] dort hört man nicht auf ihn
  }.
event-rally = { $leader } ruft die Truppen bei { $area } auf seine Seite: { $die }, nötig ist { $needed } oder weniger: { $success ->
    [yes] sie gehen über: { $units }
   *[no] sie wollen kämpfen
  }.
event-usurpation-succeeds = Der Usurpator { $half ->
    [West] des Westens
   *[East] des Ostens
  } hat gewonnen, { $how ->
    [occupation] denn seine Truppen halten den Sitz des Augustus, und niemand ist dort in Zuflucht
    [battle] denn der Augustus ist in der Schlacht geschlagen
   *[murder] denn der Augustus ist ermordet
  }: Phase F macht { $leader } zum Herrn.
event-usurpation-fails = Die Usurpation { $half ->
    [West] im Westen
   *[East] im Osten
  } ist gescheitert; alle, die ihr folgten, sind wieder treu.
event-camps-swap = Die Seiten wechseln! { $leader } ist Herr { $half ->
    [West] des Westens
   *[East] des Ostens
  }: Wer der Barbar war, ist jetzt der Römer und hat { $roman } PV, wer der Römer war, ist der Barbar und hat { $barbarian } PV.

# ---- Stämme

event-status = { $status ->
    [Peace] Friede: { $tribe }.
    [War] Krieg: { $tribe }.
    [Foederati] Von nun an Foederati Roms: { $tribe }.
    [Revolt] Revolte gegen Rom: { $tribe }.
   *[Regnum] Ein Regnum: { $tribe }.
  }
event-major = Ein eigener Anführer macht einen Großen Stamm daraus: { $tribe }.
event-musters = { $tribe }: { $unit } sammelt sich bei { $area }.
event-goes-home = Wieder daheim bei voller Stärke: { $tribe }.
event-disperses = Zerstreut und vorerst nicht mehr gesehen: { $tribe }.
event-vanquished = Die letzte Einheit ist bei { $area } gefallen: { $tribe }.
event-federate-roll = { $leader } bietet einen Platz im Reich an ({ $tribe }): { $die }, weniger als { $needed } nötig: { $success ->
    [yes] sie werden Foederati
   *[no] sie lehnen ab
  }.
event-resettled = Bei { $area } angesiedelt: { $tribe }.
event-rex-roll = { $leader } wäre gern König: { $die }, nötig ist { $needed } oder weniger: { $success ->
    [yes] sein Volk hebt ihn auf den Schild
   *[no] es will keinen König
  }.
event-regnum = { $leader } gründet ein Königreich ({ $tribe }); die Hauptstadt ist { $area }.
event-heir = { $leader } ist König ({ $tribe }).
event-capital = Das Königreich ({ $tribe }) hat eine neue Hauptstadt: { $area }.
event-dissolved = Das Königreich ist gefallen: { $tribe }.

# ---- Bewegung

event-moves = Von { $area } nach { $destination }: { $pieces }.
event-boards = { $piece } geht an Bord ({ $fleet }).
event-sails = Der { $camp } schickt eine Flotte aus ({ $fleet }): { $sea }.
event-lands = Der { $camp } landet bei { $area } ({ $fleet }): { $pieces }.
event-lands-apart = Die Flotte ({ $fleet }) segelt für die andere Seite; für den { $camp ->
    [Roman] Römer
   *[Barbarian] Barbaren
  } gehen bei { $area } an Land: { $pieces }.
event-in-port = Wieder im Hafen: { $fleet }.
event-fleet-lost = Nicht im Hafen, als der Winter kommt, und verloren{ $year ->
    [0] {""}
   *[other] {" "}bis { $year } n. Chr.
  }: { $fleet }.
event-fleet-back = Neu gebaut und im Hafen: { $fleet }.

# ---- Kampf

event-evasion = Der { $camp } versucht bei { $area } auszuweichen: { $die }{ $favour ->
    [0] {""}
   *[other] {" "}({ $favour } durch Göttliche Gunst)
  }, weniger als { $needed } nötig: { $success ->
    [yes] der Weg ist frei
   *[no] der Feind ist zu schnell
  }.
event-evades = Der { $camp } entzieht sich, von { $area } nach { $destination }: { $pieces }.
event-refuge = { $leader } sucht Zuflucht hinter den Mauern von { $area }.
event-company = Mit dem Augustus gehen hinter die Mauern von { $area }: { $pieces }.
event-comes-out = Der Hof kommt hinter den Mauern von { $area } hervor.
event-battle = Schlacht bei { $area }. Der { $camp } greift an mit { $attackers } ({ $attack } PF), gegen { $defenders } ({ $defence } PF): Kräfteverhältnis { $ratio }, Spalte { $column }, Würfel { $die }{ $bonus ->
    [0] {""}
   *[other] , geändert { $total }
  }{ $factors ->
    [0] {""}
   *[other] {" "}({ $modifiers })
  }{ $fury ->
    [0] {""}
    [1] ; der Furor der Angreifer macht ihn zum besten
    [2] ; der Furor der Verteidiger macht ihn zum schlechtesten
   *[other] ; Furor auf beiden Seiten hebt sich auf
  }: Der { $winner } gewinnt. Verluste von Angreifer und Verteidiger: { $result }.
event-struck = Die Geschlagenen bei { $area }: { $number ->
    [one] eine Einheit
   *[other] { $number } Einheiten
  } { $destroyed ->
    [yes] vernichtet
   *[no] geschwächt oder vernichtet
  }.
event-loses = { $unit } verliert bei { $area } eine Stufe.
event-retreats = Der { $camp } zieht sich von { $area } nach { $destination } zurück: { $pieces }.
event-trapped = { $piece } findet aus { $area } keinen Ausweg und ist verloren.

# ---- Winter

event-disbanded = { $unit } ist endgültig aufgelöst.
event-back = { $unit } steht wieder bei { $area }{ $reduced ->
    [yes] , geschwächt
   *[no] {""}
  }.
event-refuge-falls = { $area } ist gefallen: Hinter den Mauern kommt niemand mehr hervor.
event-refuge-roll = Die Mauern von { $area } werden belagert: { $die }, eine 0 kann das Ende sein{ $second ->
    [0] {""}
   *[other] ; { $second }, 5 oder mehr rettet die Stadt
  }: { $falls ->
    [yes] die Stadt fällt
   *[no] sie halten
  }.

# ---- Fragen

ask-station = { $camp }: { $left ->
    [0] Deine Truppen stehen an ihren Plätzen.
   *[other] Wohin in ihrer Diözese stellst du { $unit }? { $left ->
        [one] Es ist die letzte Einheit.
       *[other] { $left } Einheiten warten auf einen Platz; „Fertig“ verteilt sie gleichmäßig.
      }
  }
ask-initiative = { $camp }: Die andere Seite hat die Initiative. Ein Strategem spielen, um sie zu nehmen?
ask-geostrategy = { $camp }, Phase C: Spiele die Strategeme der Geostrategie, die du magst, in beliebiger Folge.
ask-entry = { $camp }: Wo erscheint { $leader }?
ask-uprising = Barbar: Welcher Stamm erhebt sich ({ $rank })? { $left ->
    [one] Noch einer soll sich erheben.
   *[other] Noch { $left } sollen sich erheben.
  }
ask-muster = Barbar: In welcher Heimat ihres Stammes sammelt sich { $unit }?
ask-alliance-major = Barbar: Welcher Große Stamm schließt ein Bündnis?
ask-alliance-minor = Barbar: Welcher Kleine Stamm folgt ihm von nun an?
ask-rebellion = { $camp }: Welcher Verbündete versucht sich loszureißen?
ask-council = { $camp }: In welchem Gebiet von Asia tritt das Konzil zusammen?
ask-free-usurpation = Barbar: { $leader } darf jetzt nach dem Purpur greifen, ohne Strategem und Wurf. Jetzt oder später?
ask-usurper = Barbar: Wer greift { $half ->
    [West] im Westen
   *[East] im Osten
  } nach dem Purpur?
ask-puppet = Barbar: Der Usurpator ist barbarischer Herkunft. Welcher Römer soll an seiner Stelle Augustus sein, { $half ->
    [West] im Westen
   *[East] im Osten
  }?
ask-next-diocese = Barbar: An welche Nachbardiözese { $half ->
    [West] des Westens
   *[East] des Ostens
  } wendet sich der Usurpator? Nötig ist 1W10 unter seiner CP.
ask-king = Barbar: Wer soll König sein, dort, wo er steht? Nötig ist 1W6, höchstens seine CP.
ask-heir = Barbar: Wer ist der nächste König ({ $tribe })?
ask-capital = Barbar: Wo ist die neue Hauptstadt ({ $tribe })?
ask-caesars = Römer: Wen machst du zum Caesar? Jede Reichshälfte mit einem Augustus darf einen haben.
ask-augustus = Römer: Wer soll Augustus sein, { $half ->
    [West] im Westen
   *[East] im Osten
  }?
ask-escort = Römer: Welcher Anführer des Ostens bringt Valentinianus heim?
ask-mutiny = Barbar: Wo meutern die Truppen? Der Römer sucht die Einheit aus.
ask-mutiny-loss = Römer: Meuterei! Welche Einheit verliert eine Stufe?
ask-intrigue = Barbar: Welcher Anführer wird an den Hof gerufen?
ask-harvest = Römer: Gute Ernte: Welche Einheit in einer Stadt kommt wieder zu voller Stärke?
ask-quarrel = Römer: In welchem Stamm säst du Streit? Bei 1 oder 2 greift er dieses Jahr niemanden an.
ask-captain = { $camp }: Wer ist dein Feldherr des Jahres? Sein taktischer Bonus ist bis Phase F um eins höher.
ask-movement = { $camp }, Bewegung: Welcher Anführer oder welche einzelne Einheit zieht, welche Flotte segelt, was spielst du? Nach dieser Sequenz { $left ->
    [0] bleibt dir keine mehr
    [one] bleibt dir noch eine
   *[other] bleiben dir noch { $left }
  }.
ask-group = { $camp }: { $leader } ist bei { $area }, noch { $left } PM{ $number ->
    [0] , ohne Einheiten
   *[other] , mit { $units }
  }. { $started ->
    [yes] { $room ->
        [0] Weiterziehen, Einheiten zurücklassen oder halten?
       *[other] Weiterziehen, Einheiten zurücklassen, andere derselben Sache mitnehmen oder halten?
      }
   *[no] { $room ->
        [0] Wohin?
       *[other] Einheiten mitnehmen (höchstens { $room }), dann wohin?
      }
  }
ask-single = { $camp }: { $unit } hat keinen Anführer und zieht ein Gebiet weit. Wohin von { $area }?
ask-wander = { $camp }: { $unit } ist auf der Wanderung, noch { $left } PM. Wohin von { $area }?
ask-rally = Barbar: Führerlose Truppen sind bei { $area }. Ruft { $leader } sie zum Usurpator?
ask-landing = { $camp }: Wer geht bei { $area } an Land ({ $fleet })? { $number ->
    [0] Bisher niemand.
   *[other] Bisher: { $pieces }.
  }
ask-launch = { $camp }: An welcher Küste rüstest du die dritte Flotte aus?
ask-combat = { $camp }, Kampf: Welche Schlacht wird als nächste geschlagen? Alle müssen es werden.
ask-evade = { $camp }: Der Feind hat dich bei { $area } gestellt. Ausweichen (1W6 unter dem besten VS dort) oder standhalten und kämpfen?
ask-evading = { $camp }: Wer entzieht sich von { $area }, und wohin? { $number ->
    [0] Bisher niemand.
   *[other] Bisher: { $pieces }.
  }
ask-refuge = Römer: Sucht der Augustus Zuflucht hinter den Mauern von { $area }?
ask-company = Römer: Wer geht mit dem Augustus hinter die Mauern von { $area }? Erst eine Palatini-Einheit; dann höchstens ein Anführer mit seiner Garde und noch eine Palatini-Einheit.
ask-losses = { $camp }: Der Sieg hat seinen Preis: { $left ->
    [one] Eine Stufe ist
   *[other] { $left } Stufen sind
  } zu verlieren, keine Einheit zweimal. Welche Einheit ist die nächste?
ask-retreat = { $camp }: Du bist bei { $area } geschlagen. Wohin ziehst du dich zurück?
ask-escape = { $camp }: Wohin entkommt { $leader }?
ask-win-over = Römer: Ein Stamm ist geschlagen ({ $tribe }). Bietet { $leader } ihm einen Platz im Reich an?
ask-moment-start = { $camp }: Die andere Seite beginnt eine Sequenz. Erst ein Strategem spielen?
ask-moment-move = { $camp }: Die andere Seite ist gezogen. Ein Strategem spielen?
ask-moment-battle = { $camp }: Bei { $area } beginnt gleich eine Schlacht. Ein Strategem spielen?
ask-moment-roll = { $camp }: Gleich fällt der Würfel der Schlacht bei { $area }. Ein Strategem spielen?
ask-moment-result = { $camp }: Die Schlacht bei { $area } ist entschieden. Ein Strategem spielen?
ask-moment-end = { $camp }: Alle Sequenzen des Jahres sind vorbei. Ein letztes Strategem spielen?
ask-omen = Römer: Der Barbar spielt ein Strategem ({ $stratagem }). Steht das Zeichen am Himmel dagegen?
ask-shield-usurpation = Römer: Ein Anwärter greift nach dem Purpur. Schützt die Augusta ihren Kaiser? Der Anwärter braucht dann eins weniger.
ask-shield-murder = Römer: Mörder sind unterwegs. Schützt die Augusta ihren Kaiser? Sie brauchen dann eins mehr.
ask-shield-council = Römer: Der Augustus hat das Konzil erreicht. Lässt die Augusta es gelingen?
ask-deal-treaty = Römer: Mit welchem Stamm schließt du den Vertrag?
ask-deal-tribute = Römer: Welchem Stamm zahlst du Tribut? Ein Kleiner kostet 1 PV, ein Großer 3.
ask-guard = Römer: Welcher Anführer bekommt eine Garde von Buccellarii?
ask-victim = { $camp }: Wen lässt du ermorden?
ask-bagaudes = Barbar: Wo erheben sich die Bagauden?
ask-migrate = Barbar: Welcher Stamm geht auf Wanderung?
ask-strike = { $camp }: Welches Gebiet trifft das Strategem ({ $stratagem })?
ask-pope = Römer: Den Papst spielen, damit Roma dem Barbaren dieses Jahr nichts bringt?
ask-place-unit = { $camp }: Wo kommt { $unit } zurück?
ask-come-home = { $camp }: Wo überwintert { $leader }?
ask-resettle = Römer: Wo siedelst du sie an ({ $tribe })?
ask-take-usurpation = { $camp }: Ein Augustus war nicht in seiner Reichshälfte. Welche Usurpation nimmst du aus dem Becher?
ask-discard = { $camp }: Nur { $reserve } Strategeme dürfen bleiben. Welches wirfst du ab?

# ---- Aktionen, wie ein Knopf sie nennt

do-play = { $stratagem } spielen
do-discard = { $stratagem } abwerfen
do-receive = { $stratagem } aus dem Becher nehmen
do-leader = { $leader } wählen
do-tribe = { $tribe } wählen
do-area = { $area } wählen
do-unit = { $unit } allein bewegen
do-station = { $unit } bei { $area } aufstellen
do-restore = { $unit } auffrischen
do-caesar = { $leader } zum Caesar machen
do-lead = Mit { $leader } marschieren
do-take = { $unit } mitnehmen
do-to = Nach { $area } ziehen
do-drop = { $unit } hier lassen
do-halt = Hier halten
do-rally = Sie auf die eigene Seite rufen
do-board = { $piece } an Bord bringen ({ $fleet })
do-sail = Flotte aussenden ({ $fleet }): { $sea }
do-land = Bei { $area } landen ({ $fleet })
do-disembark = Einige bei { $area } landen ({ $fleet })
do-home = In den Hafen bringen: { $fleet }
do-come-out = Hinter den Mauern von { $area } hervorkommen
do-fight = Bei { $area } kämpfen
do-evade = Ausweichen
do-stand = Standhalten und kämpfen
do-refuge = Hinter den Mauern Zuflucht suchen
do-with = { $piece } mitbringen
do-flee = Sich nach { $area } entziehen
do-retreat = Sich nach { $area } zurückziehen
do-lose = { $unit } verliert eine Stufe
do-federate = Ihnen einen Platz im Reich anbieten
do-shield = Die Augusta schützt ihn
do-cancel = Das Zeichen dagegen deuten
do-done = Fertig

# ---- warum nicht

why-abroad-needs-a-prince = { $unit } geht nur hinter einem Augustus oder Caesar über die Grenze nach { $area } ({ $rule }).
why-another-cause = { $unit } und { $leader } folgen verschiedenen Herren ({ $rule }).
why-another-phase = Dieses Strategem ({ $stratagem }) spielt man in Phase { $phases }, nicht jetzt ({ $rule }).
why-another-tribe = { $leader } führt { $unit } nicht: Das ist ein anderes Volk ({ $rule }).
why-anothers-guard = { $unit } ist die Garde eines anderen Anführers und folgt nicht { $leader } ({ $rule }).
why-anothers-home = { $area } ist die Heimat eines Stammes, der nicht im Krieg ist: kein Platz für { $tribe } ({ $rule }).
why-armenians-stay = Dieser Stamm ({ $tribe }) bleibt daheim; nur solange Iberia oder die Persae im Krieg sind, gehen seine Einheiten nach nebenan, und { $area } steht ihnen nicht offen ({ $rule }).
why-at-peace = Mit diesem Stamm ({ $tribe }) ist Frieden: Er bleibt daheim, fern von { $area } ({ $rule }).
why-attacker-came-from-there = Der Angreifer ist von { $area } gekommen ({ $rule }).
why-augustus-elsewhere = Der Augustus ist nicht bei { $area } ({ $rule }).
why-besieged = Der Feind ist bei { $area }: Niemand kommt heraus ({ $rule }).
why-cannot-come-along = Es gibt kein Gebiet, in das { $piece } und die anderen zusammen gehen könnten ({ $rule }).
why-comitatenses-need-a-prince = { $unit } verlässt die eigene Diözese nach { $area } nur hinter einem Augustus, Caesar oder Usurpator ({ $rule }).
why-command-capacity = { $leader } befehligt höchstens { $cc ->
    [one] { $cc } Einheit
   *[other] { $cc } Einheiten
  } ({ $rule }).
why-command-capacity-of-evasion = Niemand unter denen, die sich entziehen, kann auch noch { $unit } befehligen ({ $rule }).
why-enemy-there = Der Feind ist bei { $area } ({ $rule }).
why-fleet-has-sailed = In dieser Sequenz schon gesegelt: { $fleet } ({ $rule }).
why-fleet-used = Diese Flotte ({ $fleet }) hat dieses Jahr schon Truppen getragen; { $piece } braucht einen anderen Weg ({ $rule }).
why-foederati-need-a-prince = { $unit }: Foederati folgen nur einem Augustus, Caesar oder Usurpator, nicht { $leader } ({ $rule }).
why-foederati-stay = Dieser Stamm ({ $tribe }) gehört zu den Foederati und bleibt im Reich; { $area } liegt außerhalb ({ $rule }).
why-generic-leader = { $leader } ist ein Amt, kein Mann der Geschichte, und kann nicht Caesar werden ({ $rule }).
why-guards-stay-with-their-leader = { $piece } ist eine Garde und verlässt ihren Anführer nie ({ $rule }).
why-keeps-one-unit = { $leader } behält mindestens eine Einheit seines Volkes ({ $rule }).
why-limitanei-stay = { $unit } bewacht die Grenze der eigenen Diözese; { $area } liegt nicht darin ({ $rule }).
why-may-not-stack = { $tribe } und { $other } teilen kein Gebiet ({ $rule }).
why-may-not-stop-here = { $area } ist die Heimat eines Stammes, mit dem Frieden ist: Man darf durch, aber nicht halten ({ $rule }).
why-more-must-rise = Solange mit einem Stamm dieses Ranges Frieden ist, erheben sich alle: noch { $left } ({ $rule }).
why-moved-already = { $piece } ist in dieser Sequenz schon gezogen ({ $rule }).
why-must-fight-the-revolt = { $piece } steht mitten in einem Stamm in Revolte und muss kämpfen, bevor es weitergeht ({ $rule }).
why-must-stop = Feinde sind bei { $area }: Hier endet der Marsch ({ $rule }).
why-no-augustus-there = { $leader } ist in keiner Reichshälfte mit einem Augustus: Ein Caesar braucht einen ({ $rule }).
why-no-leader-to-evade = Bei { $area } ist kein Anführer von dir, der die Truppen wegbrächte ({ $rule }).
why-no-palatini = Bei { $area } ist keine Palatini-Einheit, die mit ihm hinter die Mauern ginge ({ $rule }).
why-no-room-aboard = Diese Flotte ({ $fleet }) trägt höchstens { $room ->
    [one] { $room } Einheit
   *[other] { $room } Einheiten
  }: kein Platz für { $piece } ({ $rule }).
why-no-room-inside = Hinter den Mauern ist kein Platz für { $piece } ({ $rule }).
why-no-shelter = Die sich entziehen, können nicht alle nach { $area } ({ $rule }).
why-no-use-now = Dieses Strategem ({ $stratagem }) würde jetzt nichts bewirken ({ $rule }).
why-nobody-aboard = Niemand ist an Bord: { $fleet } ({ $rule }).
why-nobody-attacks = Bei { $area } ist kein Feind mehr, vor dem man flöhe ({ $rule }).
why-nobody-evades = Sag erst, wer sich entzieht ({ $rule }).
why-not-foederati = Das Volk von { $leader } sind keine Foederati ({ $rule }).
why-not-in-hand = Dieses Strategem ({ $stratagem }) hast du nicht ({ $rule }).
why-not-under-way = { $unit } ist noch nicht aufgebrochen: Zurücknehmen hebt deine Wahl auf ({ $rule }).
why-not-without-his-tribe = { $leader } betritt das Reich nur mit einer Einheit seines Volkes ({ $rule }).
why-not-in-the-cup = Dieses Strategem ({ $stratagem }) ist nicht im Becher ({ $rule }).
why-nowhere-to-go = Kein Gebiet neben { $area } steht dir offen ({ $rule }).
why-one-caesar = { $half ->
    [West] Der Westen
   *[East] Der Osten
  } hat einen Caesar: kein Platz für { $leader } ({ $rule }).
why-other-camps = Dieses Strategem ({ $stratagem }) ist für die andere Seite ({ $rule }).
why-other-half = { $unit } verlässt die eigene Reichshälfte nicht; { $area } liegt in der anderen ({ $rule }).
why-outside-limit = Jenseits der Grenze dürfen höchstens { $limit } PM ausgegeben werden; { $area } bräuchte mehr ({ $rule }).
why-palatini-first = Vor allen anderen geht eine Palatini-Einheit mit dem Augustus ({ $rule }).
why-palatini-need-a-prince = { $unit } geht nur hinter einem Augustus oder Caesar in die andere Reichshälfte, nach { $area } ({ $rule }).
why-picked-already = { $unit } hat für diese Schlacht schon eine Stufe verloren ({ $rule }).
why-port-too-far = An dem Meer, auf dem sie ist, liegt kein Heimathafen: { $fleet } ({ $rule }).
why-prince-already = { $leader } ist schon Augustus oder Caesar ({ $rule }).
why-same-start = { $unit } kommt nur dort dazu, wo der Marsch beginnt ({ $rule }).
why-people-stays-together = Dieses Volk ({ $tribe }) ist auf Wanderung: Alle seine Einheiten müssen ihre Bewegung in einem Gebiet beenden und könnten es dann nicht ({ $rule }).
why-people-must-move = Dieses Volk ({ $tribe }) ist auf Wanderung: Alle seine Einheiten müssen ziehen und in einem Gebiet enden ({ $rule }).
why-last-beside-a-caesar = { $piece } ist die letzte Einheit seines Volkes neben einem Caesar, der eine bei sich haben muss ({ $rule }).
why-caesar-without-his-tribe = { $leader } kann nur neben einer Einheit seines Volkes Caesar sein ({ $rule }).
why-nobody-to-part = An Bord sind nicht mehrere, von denen einige bleiben könnten: { $fleet } ({ $rule }).
why-still-loaded = Sie hat Truppen an Bord und muss sie erst landen: { $fleet } ({ $rule }).
why-too-far-abroad = { $area } ist für { $unit } zu weit von der eigenen Reichshälfte ({ $rule }).
why-too-far-from-home = { $area } ist zu weit von der Heimat ({ $tribe }): höchstens { $most ->
    [one] { $most } Gebiet
   *[other] { $most } Gebiete
  } ({ $rule }).
why-too-slow-to-evade = Der beste VS bei { $area } ist { $best }: Kein Wurf von 1W6 liegt darunter ({ $rule }).
why-too-few-pm = Der Weg nach { $area } kostet { $cost } PM, und { $left ->
    [one] { $left } ist übrig
   *[other] { $left } sind übrig
  } ({ $rule }).
why-too-late-to-board = { $piece } oder die Flotte ({ $fleet }) ist schon gezogen ({ $rule }).
why-taken-already = Einmal genügt ({ $stratagem }): Auch der andere Augustus ist auf Abwegen ({ $rule }).
why-tribe-not-at-war = { $area } ist die Heimat von { $tribe }, mit denen Rom nicht im Krieg ist, oder kein Augustus oder Caesar führt { $unit } ({ $rule }).
why-two-usurpers = Es gibt zwei Usurpatoren: { $leader } bleibt in seiner Reichshälfte, und { $area } liegt nicht darin ({ $rule }).

# ---- das Ende

how-won = Der { $camp } gewinnt, Römer { $roman } PV gegen Barbar { $barbarian }.
how-decisive = Entscheidender Sieg ({ $camp }): Römer { $roman } PV, Barbar { $barbarian }.
how-complete = Vollständiger Sieg ({ $camp }): Römer { $roman } PV, Barbar { $barbarian }.
how-drawn = Niemand gewinnt: Römer { $roman } PV, Barbar { $barbarian }.
how-no-augustus = Kein Augustus ist übrig: Der { $camp } hat gewonnen.

# ---- was dadurch gezeigt wird, nach „Etwas Verborgenes wird gezeigt: …“

shown-plays = das Strategem, der anderen Seite
shown-camps-swap = die Strategeme beider, denn die Seiten wechseln
shown-returns = wie viele Strategeme beide zurückgeben
shown-otherwise = ob die andere Seite ein Strategem für diesen Moment hat

# ---- womit Tipps rechnen, nach einer Zahl: „+1,5 Gebiete“

part-areas = allein gehaltene Gebiete des Reiches
part-strength = Stärkepunkte auf der Karte
part-leaders = Anführer auf der Karte
part-stratagems = Strategeme in der Hand

# Was ein Marsch bringen kann: von einem Weg gesagt, bevor er gegangen wird.
risk-enemy = feindliche Einheiten sind dort
risk-alone = der Anführer ist allein unter Feinden und kann getötet werden
risk-sickness = Einheiten verlieren durch die Pest eine Stufe
risk-plague = ein Anführer stirbt an der Pest
risk-council = das Konzil trifft seinen Augustus

## Wonach sich der Verlauf durchsuchen lässt, und wie Glück gezählt wird

topic-marches = Märsche
topic-battles = Schlachten
topic-thrones = Throne
topic-peoples = Völker
topic-stratagems = Strategeme
topic-years = Jahre
luck-battles = Schlachten
    .counted = Gewonnene Schlachten, gegen das, was genau diese Würfel gewinnen sollten.
luck-evasions = Ausweichen
    .counted = Gelungene Versuche, sich vor einer Schlacht zu entziehen.
luck-ambitions = Usurpatoren, Könige und Mörder
    .counted = Gelungene Versuche.

## Auf dem Bildschirm

screen-went-moves = Von { $from } nach { $to }: { $pieces }.
screen-turn = { $number } n. Chr.
screen-turn-ends = Das Ende des Jahres { $number } n. Chr.

window-stratagems = Strategeme in Sequenzen
window-stratagems-about = Etwas in deiner Hand lässt sich in einem Moment einer Sequenz spielen: wenn sie beginnt, nach einem Zug, vor und nach einer Schlacht, am Ende.
window-stratagems-concerns = Nur vor Schlachten
window-stratagems-never = Nicht in dieser Sequenz
window-initiative = Initiative
window-initiative-about = Die andere Seite hat die Initiative, und du kannst sie ihr nehmen.
window-shield = Augusta
window-shield-about = Eine Augusta in deiner Hand kann ihren Kaiser schützen oder sein Konzil gelingen lassen.
window-omen = Zeichen am Himmel
window-omen-about = Der Barbar spielt ein Strategem, und das Zeichen am Himmel kann dagegen sprechen.
wish-never = Nicht in diesem Jahr


## Für eine erste Partie: worum es bei einer Frage geht, nach ihrem Schritt

tip-Station = Grenz- und Feldtruppen
    .text = Jede Einheit beginnt irgendwo in ihrer eigenen Diözese: Klick ein Gebiet an. Fertig verteilt alle übrigen gleichmäßig, in einer ersten Partie eine gute Antwort.
tip-Geostrategy = Geostrategie
    .text = Einmal im Jahr erheben sich Völker, werden Usurpatoren gemacht und Konzile einberufen: Spiele die Strategeme der Phase C, die in deiner Hand leuchten, oder behalte sie.
tip-Movement = Anführer bewegen Armeen
    .text = Klick ein Gebiet mit deinen Steinen an, dann den Anführer, der marschiert. Eine Einheit ohne Anführer zieht nur ein Gebiet weit. Bist du fertig, werden alle Schlachten geschlagen.
tip-Group = Wer kommt mit?
    .text = Klick die Einheiten an, die ihm folgen, so viele, wie er befehligen kann. Erreichbare Gebiete sind getönt; rote Grenzen darf man nicht überschreiten, und das Blatt sagt, warum.
tip-CombatStep = Schlachten
    .text = Wo Einheiten beider Seiten stehen, müssen sie kämpfen. Zeig auf eine Schlacht, um ihre Spalte zu sehen, was sie verschiebt, und was jedes Auge des Würfels brächte.
tip-MomentWindow = Du darfst eingreifen
    .text = Ein Strategem der Phase E lässt sich jederzeit spielen, auch in der Sequenz der anderen Seite. Sag über der Karte, wie oft du gefragt werden willst.
tip-TryEvasion = Standhalten oder sich entziehen
    .text = Ein Anführer darf vor einer Schlacht ausweichen: ein Würfel unter seinem strategischen Wert. Wer zurückbleibt, kämpft allein.
tip-PickLosses = Der Sieg hat seinen Preis
    .text = Wähle die Einheiten, die eine Stufe verlieren: Eine volle ist geschwächt, eine geschwächte ist bis zum Winter fort.
tip-Uprising = Ein Volk erhebt sich
    .text = Ein Volk, mit dem Frieden ist, zieht in den Krieg, Foederati wenden sich gegen Rom. Wähle eines mit schwachen Nachbarn.
tip-ChooseUsurper = Der Purpur
    .text = Rufen ihn seine Truppen aus, kämpft er für deine Seite; gewinnt er den Thron, wechseln die Seiten, und du bist der Römer.
tip-NameCaesars = Caesares
    .text = Ein Caesar führt Foederati und folgt seinem Augustus nach. Wähle den besten Feldherrn, dem du trauen kannst.
screen-phase-A = Strategeme
screen-phase-B = Initiative
screen-phase-C = Geostrategie
screen-phase-D = Sequenzen und Ereignisse
screen-phase-E = Bewegung und Kampf
screen-phase-F = Bilanz des Jahres
screen-order-A = A. Strategeme werden gezogen
screen-order-B = B. Initiative
screen-order-C = C. Geostrategie
screen-order-D = D. Sequenzen, Ereignis des Jahres, Tode und Auftritte
screen-order-E = E. Bewegung und Kampf
screen-order-F = F. Bilanz: Anpassungen, Punkte, die Hand
screen-order-sequences = { $title }: { $roman } für Römer, { $barbarian } für Barbaren
screen-order-now = { $number }. { $camp } (jetzt)
screen-order-later = { $number }. { $camp }
screen-stations = { $scenario }, { $year } n. Chr.: Aufstellung
screen-headline = { $year } n. Chr. ({ $turn } von { $turns }). Phase { $phase }: { $name }
screen-headline-act = { $year } n. Chr. ({ $turn } von { $turns }). Phase { $phase }: { $name }, am Zug: { $camp }
screen-level-drawn = gleichauf
screen-level-won = knapp vorn
screen-level-decisive = entscheidend vorn
screen-level-complete = ein vollständiger Sieg
screen-to-win = In diesem Szenario gewinnen die { $camp } nur mit mehr als { $points } PV Vorsprung.
screen-aim = Die meisten PV, wenn das Jahr { $end } vorbei ist.
screen-score = { $pv } PV
screen-score-help = Siegpunkte (PV)
screen-score-to-come = +{ $pv } in Phase F
screen-areas = Gebiete des Reiches in eigener Hand
screen-strength = Stärkepunkte auf der Karte
screen-hand = Strategeme in der Hand
screen-forecast = Was Phase F brächte, wie es jetzt steht
screen-swaps = haben { $swaps ->
    [1] einmal
   *[other] { $swaps }-mal
} gewechselt: jetzt { $camp }
screen-nobody = niemand
screen-augustus = Augustus { $augustus }
screen-augustus-and-caesar = Augustus { $augustus }, Caesar { $caesar }
screen-usurper-in = { $leader } im { $half }
screen-hope-evade = zu entkommen
screen-hope-rally = dass sie übergehen
screen-hope-federate = dass sie annehmen
screen-hope-leader = dass es gelingt
screen-hope-area = dass es gelingt
screen-hope-tribe = sich loszureißen
screen-hope-play = dass es gelingt
screen-hope-fight = zu gewinnen
screen-wastes-emperor = Dem Kaiser steht keine Einheit zur Seite: { $places }.
screen-wastes-stations = Deine übrigen Grenz- und Feldtruppen werden gleichmäßig über ihre Diözesen verteilt.
screen-wastes-leaders = { $leaders ->
    [one] 1 Anführer könnte noch ziehen.
   *[other] { $leaders } Anführer könnten noch ziehen.
}
screen-wastes-fleets = { $fleets ->
    [one] 1 Flotte auf See hat Truppen an Bord.
   *[other] { $fleets } Flotten auf See haben Truppen an Bord.
}
screen-lot = { $scenario }, { $start } bis { $end } n. Chr.: Du spielst die { $camp }. Gewinnt ein Usurpator den Thron, wechseln die Seiten.
screen-lot-for = { $scenario }, { $start } bis { $end } n. Chr.: Du spielst die { $camp } für { $leaders }. Gewinnt ein Usurpator den Thron, wechseln die Seiten.
screen-bars-outside-limit = die Grenze für den Weg außerhalb des Reiches
screen-bars-not-without-his-tribe = nicht ohne Einheiten seines Volkes
screen-bars-two-usurpers = zwei Usurpatoren bleiben in ihren Hälften
screen-bars-must-stop = sie haben haltgemacht
screen-end-nature = starb in seinem Bett
screen-end-battle = fiel in der Schlacht
screen-end-murder = wurde ermordet
screen-end-usurper = von einem Usurpator hingerichtet
screen-end-plague = starb an der Pest
screen-end-hatred = von der Menge getötet
screen-end-caught = ergriffen und getötet
screen-end-refuge = starb hinter den Mauern
screen-end-shipwreck = ertrank
screen-end-deposed = wurde abgesetzt
screen-end-fails = scheiterte
screen-end-throne = gewann den Thron
screen-roll-initiative-roll = Initiative
screen-roll-caught = { $leader } ist allein unter Feinden
screen-roll-evasion = Ausweichen
screen-roll-rally = { $leader } ruft die Truppen
screen-roll-usurpation-roll = { $leader } greift nach dem Purpur
screen-roll-fidelity = Die Treue von { $leader }
screen-roll-second-diocese = Ein Brief nach { $diocese }
screen-roll-rex-roll = { $leader } wäre gern König
screen-roll-approval = { $leader }: Der Osten bedenkt sich
screen-roll-murder = Mörder suchen { $leader }
screen-roll-federate-roll = { $leader } bietet einen Vertrag an
screen-roll-rebellion = Rebellion: { $tribe }
screen-roll-death-roll = { $leader }: Todesprobe
screen-roll-plague-roll = { $leader } und die Pest
screen-roll-hatred-roll = Die Menge sucht { $leader }
screen-roll-refuge-roll = Die Mauern von { $area }
screen-roll-council-roll = Das Konzil
screen-roll-embassy = Gesandtschaft an die Persae
screen-roll-quarrel = Streit im Stamm: { $tribe }
screen-roll-aid = { $leader } ruft um Hilfe: { $tribe }
screen-mark-enters = { $leader } erscheint
screen-mark-returns-leader = { $leader }
screen-mark-leader-dies = { $leader } stirbt
screen-mark-usurper = { $leader }, Usurpator
screen-mark-won-over = zum Usurpator übergelaufen
screen-mark-augustus = { $leader }, Augustus
screen-mark-caesar = { $leader }, Caesar
screen-mark-regnum = ein Königreich
screen-mark-capital = eine neue Hauptstadt
screen-mark-plague = Pest
screen-mark-sickens = eine Stufe verloren
screen-mark-desertion = Fahnenflucht
screen-mark-germanophobia = Germanenhass
screen-mark-bagaudes = Bagauden
screen-mark-migration = Wanderung
screen-mark-refuge = hinter den Mauern
screen-mark-company = mit ihm
screen-mark-comes-out = wieder heraus
screen-mark-lands = landet
screen-mark-sails = segelt
screen-mark-fleet = eine dritte Flotte
screen-mark-council = ein Konzil
screen-mark-musters = sammelt sich
screen-mark-trapped = in der Falle
screen-result-E = vernichtet
screen-result-A = jede Einheit verliert eine Stufe
screen-result-R = keine Verluste
screen-result-1-4 = ein Viertel der Verluste des Feindes
screen-result-1-2 = die Hälfte der Verluste des Feindes
screen-result-3-4 = drei Viertel der Verluste des Feindes
screen-losses-E = vernichtet
screen-losses-A = je eine Stufe
screen-losses-R = keine
screen-losses-1-4 = ¼ der ihren
screen-losses-1-2 = ½ der ihren
screen-losses-3-4 = ¾ der ihren
screen-scoring = Wer gewinnt, und wie hoch
screen-choose-counters = Wähle unter den Steinen hier
screen-outside = außerhalb des Reiches
screen-home-of = Heimat: { $people }
screen-held-by-0 = in der Hand des Römers
screen-held-by-1 = in der Hand des Barbaren
screen-capital-of = Hauptstadt: { $people }
screen-in-refuge = in der Zuflucht von { $refuge }: { $pieces }
screen-in-port = im Hafen liegt: { $fleet }

# BattleSheet.svelte
screen-battle-at = Schlacht bei { $placeName }
screen-battle = Schlacht
screen-put-away = Weglegen
screen-pf = PF
screen-a-great-battle-the-winner = Eine große Schlacht: Der Sieger punktet.
screen-odds-column = Kräfteverhältnis { $ratio }, Spalte
screen-fury-on-both-sides = Furor auf beiden Seiten
screen-fury-decides = der Furor entscheidet
screen-romans = Römer
screen-barbarians = Barbaren
screen-the-win = Die { $camp } gewinnen.

# Board.svelte
screen-pm = { $pm } PM
screen-event-of-the-year = Ereignis des Jahres
screen-the-camps-change-hands = Die Seiten wechseln
screen-from-now-on-you-play = Von nun an spielst du die { $camp }.
screen-map-of-the-empire-and = Karte des Reiches und seiner Nachbarn. Pfeiltasten gehen von Gebiet zu Gebiet, Enter handelt, das Fragezeichen fragt, warum nicht, der Punkt geht zum nächsten Gebiet, in dem du handeln kannst. { $size ->
    [one] { $size } Ort ist
   *[other] { $size } Orte sind
  } jetzt wählbar.

# Chances.svelte
screen-against = gegen
screen-to-win-2 = { $round } % für den Sieg
screen-columns-of-the-combat-table = Spalten der Kampftabelle
screen-fury-on-both-sides-cancels = Furor auf beiden Seiten hebt sich auf
screen-the-attackers-fury-the-best = der Furor der Angreifer: die beste Zeile
screen-the-defenders-fury-the-worst = der Furor der Verteidiger: die schlechteste Zeile
screen-die = Würfel
screen-chance = Chance
screen-wins = Gewinnt
screen-attacker-loses = Angreifer verliert
screen-defender-loses = Verteidiger verliert
screen-column = { $sign } { $columns ->
    [one] Spalte
   *[other] Spalten
}
screen-on-the-die = { $sign } auf den Würfel

# Clashes.svelte
screen-battles-to-come = Kommende Schlachten
screen-which-battle-next = Welche Schlacht als nächste?
screen-battles-when-movement-is-done = Schlachten nach der Bewegung

# Hand.svelte
screen-a-spectator-holds-no-stratagems = Ein Zuschauer hat keine Strategeme.
screen-you-play-the-at-the = Du spielst die { $camp }. Am Jahresende dürfen fünf bleiben; { $cup } sind im Becher, die andere Seite hat { $held }.
screen-also-in-the-others-sequence = , auch in der Sequenz der anderen Seite
screen-only-the-other-camp-can = { "." } Nur die andere Seite kann es brauchen: Es geht in den Becher zurück.
screen-no-stratagems-in-hand = Keine Strategeme in der Hand.
screen-roman = Römer
screen-barbarian = Barbar
screen-either-camp = beide Seiten
screen-phase = Phase { $phase }, { $toLowerCase }

# Lineage.svelte
screen-the = { $half }
screen-usurpers-against = Usurpatoren gegen { $name }
screen-the-throne-is-empty = Der Thron ist leer.
screen-caesar = Caesar
screen-house-of-theodosius = Haus des Theodosius
screen-of-barbarian-origin = von barbarischer Herkunft

# Panel.svelte
screen-points = Punkte
screen-ad = { $year } n. Chr.
screen-pv = { $points } PV
screen-above-twice-the-others-points = { $toWinInWords } Über dem Doppelten der anderen Punkte ist ein Sieg entscheidend, über dem Fünffachen vollständig.
screen-if-it-ended-now-it = Jetzt endete es unentschieden.
screen-if-it-ended-now = Wenn es jetzt endete: { $camp }, { $level }.
screen-phase-f = Phase F
screen-what-phase-f-would-score = Was Phase F jetzt brächte
screen-nothing = Nichts.
screen-in-all = Insgesamt
screen-augusti-and-usurpers = Augusti und Usurpatoren
screen-peoples = Völker
screen-major = Großer Stamm
screen-minor = Kleiner Stamm
screen-follows-the = , folgt: { $name }
screen-rex = , Rex { $name }
screen-capital = , Hauptstadt { $place }
screen-on-migration = , auf Wanderung
screen-attacks-nobody-this-year = , greift dieses Jahr niemanden an
screen-tribes-pacified = Stämme befriedet
screen-both-augusti-in-imperial-capitals = beide Augusti in Kaiserstädten
screen-no-civil-war = kein Bürgerkrieg
screen-all-eastern-capitals-held = alle Hauptstädte des Ostens gehalten
screen-all-western-capitals-held = alle Hauptstädte des Westens gehalten
screen-pax-romana = Pax Romana
screen-areas-of-the-empire-under = Gebiete des Reiches unter Stämmen im Krieg
screen-roma-in-foreign-hands = Roma in fremder Hand
screen-a-usurpation-under-way = eine Usurpation im Gang
screen-an-augustus-without-a-successor = ein Augustus ohne Nachfolger
screen-a-regnum-founded = ein Regnum gegründet
screen-an-unanswered-council = ein Konzil ohne Antwort

# PieceCounter.svelte
screen-domus-theodosiana = Theodosianer
screen-of-barbarian-origin-2 = Barbar

# Pieces.svelte
screen-capital-of-the = Hauptstadt: { $tribe }
screen-in-the-refuge = In der Zuflucht: { $join }
screen-aboard = , { $aboard } an Bord
screen-plague = Pest
screen-epidemic = Epidemie
screen-council = Konzil

# ReachLayer.svelte
screen-pm-2 = { $spent } PM

# Reference.svelte
screen-combat-table = Kampftabelle
screen-attacker-defender = Angreifer: { $codeInWords }; Verteidiger: { $codeInWords2 }
screen-strength-of-the-attacker-to = Stärke des Angreifers zu der des Verteidigers, zugunsten des Verteidigers gerundet; dann Spalten für die Qualität, dann der zehnseitige Würfel mit seinen Modifikatoren. Oben das Ergebnis des Angreifers, unten das des Verteidigers, das des Siegers mit einem Stern. E: alle vernichtet; A: jede Einheit verliert eine Stufe; ein Bruch: dieser Teil der Verluste des Feindes; R: keine Verluste.
screen-statuses = Zustände
screen-leaders = Anführer
screen-or-more = { $roll } oder mehr
screen-from-these-years-on-he = Von diesen Jahren an kann er sterben: { $join } mit dem W10
screen-kinds-of-unit = Arten von Einheiten
screen-pm-3 = { $points } PM
screen-movement = Bewegung
screen-an-area-costs-1-pm = Ein Gebiet kostet 1 PM, über einen großen Fluss oder eine Meerenge 2, über eine lange Meerenge 3.
screen-leaders-palatini-and-guards-have = Anführer, Palatini und Garden haben 4 PM, andere Einheiten 3; eine Einheit ohne Anführer zieht ein Gebiet weit.
screen-outside-the-empire-2-pm = Außerhalb des Reiches 2 PM, außer in Persien, Armenien und Iberien.
screen-events-of-the-year = Ereignisse des Jahres
screen-phase-2 = Phase { $phase }
screen-in-the-cup = { $count } im Becher; { $join }
screen-romans-of-the-east = Römer des Ostens
screen-romans-of-the-west = Römer des Westens

# Wie viele es sind.
screen-so-many-units = { $number ->
    [one] { $number } Einheit
   *[other] { $number } Einheiten
}
screen-so-many-areas = { $number ->
    [one] { $number } Gebiet
   *[other] { $number } Gebiete
}
screen-so-many-borders = { $number ->
    [one] { $number } Grenze
   *[other] { $number } Grenzen
}
screen-so-many-pieces = { $number ->
    [one] { $number } Stein
   *[other] { $number } Steine
}

# Sheet.svelte
screen-with-all = mit allen
screen-the-march = Der Marsch
screen-stopped = , hält
screen-pm-left = noch { $left } PM{ $stopped }
screen-strength-2 = { $office }: { $units }, Stärke
screen-room-for-more = ; Platz für { $room } mehr
screen-click-who-stays-here = : klick an, wer hier bleibt
screen-with-him = Mit ihm{ $help }
screen-here-click-who-comes-along = Hier: klick an, wer mitkommt
screen-the-best = die besten { $room }
screen-take = Mitnehmen: { $whom }
screen-how-far = Wie weit?
screen-show-how-far-they-may = Zeigen, wie weit sie dürfen
screen-no-rule-bars-a-border = ; keine Regel sperrt eine Grenze, nur die Entfernung
screen-within-reach = { $areas } in Reichweite{ $why }.
screen-they-may-not-cross = { $borders } für sie gesperrt
screen-counters = Steine
screen-fold = Einklappen
screen-all-counters = Alle { $length } Steine
screen-all-counters-2 = Alle Steine
screen-click-an-area-that-glows = Klick ein leuchtendes Gebiet an, um unter seinen Steinen zu wählen.
screen-off-the-map = Nicht auf der Karte
screen-which-people = Welches Volk?
screen-on-the-map = , { $units } auf der Karte
screen-who-leads-or-moves-alone = Wer führt oder zieht allein?
screen-click-who-goes = Klick an, wer geht
screen-who-loses-a-step = Wer verliert eine Stufe?
screen-click-who-goes-aboard = Klick an, wer an Bord geht
screen-choose-a-leader = Wähle einen Anführer
screen-choose-a-caesar = Wähle einen Caesar
screen-choose-a-unit = Wähle eine Einheit
screen-choose = Wählen
screen-aboard-the = an Bord: { $fleet }
screen-move-alone = allein ziehen
screen-as-they-are = wie sie sind
screen-with = mit { $name }

# Standing.svelte
screen-you-play-the = Du spielst die
screen-since-the-swap = seit dem Wechsel
screen-sequences-still-to-come = Sequenzen, die noch kommen
screen-now = Jetzt
screen-then = Dann
screen-usurper-in-the = Usurpator im { $half }:

# ZoneCard.svelte
screen-if-this-force-marched-in = Wenn diese Truppe einmarschierte
screen-the-battle-here = Die Schlacht hier

# actions.ts
screen-lead-out = ausrücken
screen-take-along = mitnehmen
screen-leave-here = hier lassen
screen-comes-along = kommt mit
screen-loses-a-step = verliert eine Stufe
screen-go-aboard = an Bord gehen
screen-make-caesar = zum Caesar machen
screen-march-here = Hierher marschieren
screen-fight-here = Hier kämpfen
screen-flee-here = Hierher fliehen
screen-retreat-here = Hierher zurückziehen
screen-land-from-the = Landen: { $who }
screen-land-some-from-the = Einige landen: { $who }
screen-sail-the-here = Hierher segeln: { $who }
screen-the-returns-to-port = In den Hafen zurück: { $who }
screen-come-out-of-the-refuge = Aus der Zuflucht kommen
screen-station-here = { $who } hier aufstellen

# describe.ts
screen-east = Osten
screen-west = Westen
screen-diocese-of = Diözese { $diocese }, { $half }
screen-imperial-capital = Kaiserstadt
screen-strength-3 = { $units }, Stärke { $strength }
screen-ecumenical-council = Ökumenisches Konzil
screen-with-aboard = { " " }mit { $pieces } an Bord
screen-that-no-fleet-may-sail = { " " }, das keine Flotte befahren darf
screen-sea = { $name }; Meer{ $barred }{ $here }.

# model.ts
screen-ravenna = Ravenna
screen-constantinopolis = Constantinopolis
screen-augustus-of-the = Augustus des { $half }s
screen-usurper-in-the-2 = Usurpator im { $half }
screen-caesar-of-the = Caesar des { $half }s
screen-to-be-augustus-of-the = künftiger Augustus des { $half }s
screen-rex-of-the = Rex: { $name }

# paint.ts
screen-at-peace = im Frieden
screen-at-home-it-does-not = daheim; zieht nicht
screen-at-war = im Krieg
screen-plays-for-the-barbarian-and = spielt für den Barbaren und fällt ein
screen-foederati = Foederati
screen-plays-for-the-roman = spielt für den Römer
screen-in-revolt = in Revolte
screen-former-foederati-who-fight-the = frühere Foederati, die gegen den Römer kämpfen
screen-regnum = Regnum
screen-a-kingdom-on-roman-soil = ein Königreich auf römischem Boden mit Rex und Hauptstadt
screen-follows-the-augusti = folgt den Augusti
screen-with-the-usurper-in-the = beim Usurpator im Westen
screen-follows-a-usurper-and-plays = folgt einem Usurpator und spielt für den Barbaren
screen-with-the-usurper-in-the-2 = beim Usurpator im Osten
screen-augustus-2 = Augustus
screen-usurper = Usurpator
screen-to-be-augustus = künftiger Augustus
screen-rex-2 = Rex
screen-border-troops-who-stay-in = Grenztruppen, die in ihrer Diözese bleiben
screen-the-field-army-of-a = das Feldheer einer Diözese
screen-the-field-army-of-an = das Feldheer eines Kaisers
screen-the-guard-of-one-leader = die Garde eines Anführers, die ihn nie verlässt
screen-the-host-of-a-people = das Aufgebot eines Volkes
screen-cc = CC
screen-command-capacity = Befehlskraft
screen-how-many-units-he-can = wie viele Einheiten er führen kann
screen-vs = VS
screen-strategic-value = strategischer Wert
screen-evades-on-less-than-this = weicht mit 1W6 unter diesem Wert aus; der beste zählt
screen-bt = BT
screen-tactical-bonus = taktischer Bonus
screen-the-difference-to-the-enemys = der Unterschied zum besten des Feindes kommt zum Würfel einer Schlacht
screen-cp = CP
screen-political-capacity = politische Kraft
screen-usurps-is-approved-wins-peoples = mit ihr usurpiert er, wird anerkannt, gewinnt Völker und gründet Königreiche
screen-leader-of-the = Anführer: { $people }
screen-command-strategy-tactics-politics = { $name }, { $office }: Befehl { $cc }, Strategie { $vs }, Taktik { $bt }, Politik { $cp }
screen-strength-4 = Stärke { $pf }
screen-quality = Qualität { $qu }
screen-tactics = Taktik { $bt }
screen-moves = zieht { $move }

# summary.ts
screen-areas-2 = Gebiete
screen-strength-5 = Stärke
screen-camps = Seiten
screen-at-war-2 = Im Krieg
screen-in-revolt-2 = In Revolte
screen-regna = Regna
screen-stratagems-label = Strategeme
screen-fleet = Flotte
screen-leads = führt
screen-all = alle
screen-attack = Angriff
screen-defend = Verteidigung
screen-word-choose = wählen
screen-town = Stadt
screen-port = Hafen
screen-plague-here = Pest
screen-epidemic-here = Epidemie
screen-reduced = geschwächt
screen-loyal = treu
screen-warriors = Krieger
screen-with-the-usurper = beim Usurpator

# Die anderen Arten von Fragen, die Befehle beantworten können.
question-evasion = Ausweichen
question-evasion-about = Du wirst angegriffen, und ein Anführer kann versuchen, seine Einheiten wegzuführen.
answer-evasion-decline = Immer standhalten
answer-evasion-accept = Immer auszuweichen versuchen
answer-evasion-if-weaker = Auszuweichen versuchen, wenn schwächer als
question-refuge = Die Mauern des Kaisers
question-refuge-about = Der Augustus wird in seiner Hauptstadt angegriffen und kann hinter die Mauern gehen.
answer-refuge-accept = Immer hinter die Mauern
answer-refuge-decline = Immer vor den Mauern
question-retreat = Rückzüge
question-retreat-about = Du hast eine Schlacht verloren und wählst, wohin es geht.
answer-retreat-strongest = Dorthin, wo die meisten Freunde sind
question-losses = Die Verluste der Geschlagenen
question-losses-about = Du hast eine Schlacht gewonnen und suchst aus, wer Stufen verliert.
answer-losses-strongest = Die stärksten zuerst
answer-losses-weakest = Die schwächsten zuerst
question-mutiny = Meutereien
question-mutiny-about = Eine Einheit von dir verliert in einer Meuterei eine Stufe, und du suchst sie aus.
answer-mutiny-weakest = Die schwächste
answer-mutiny-strongest = Die stärkste
question-federation = Die Besiegten
question-federation-about = Du hast einen Stamm geschlagen und kannst versuchen, ihn zu Foederati zu machen.
answer-federation-accept = Immer versuchen
answer-federation-decline = Nie versuchen
question-rally = Römer im Weg
question-rally-about = Ein Usurpator trifft auf römische Einheiten und kann versuchen, sie zu gewinnen.
answer-rally-accept = Immer versuchen
answer-rally-decline = Nie versuchen
question-pope = Der Papst
question-pope-about = Die Punkte werden gezählt, und du kannst vorher den Papst spielen.
answer-pope-accept = Immer spielen
answer-pope-decline = Behalten
answer-initiative-accept = Nehmen, wo es nur einen Weg gibt
answer-shield-accept = Immer
answer-omen-accept = Immer aufheben

# ---- was ein Bot sich vornimmt, wie ein Tipp es sagt

aim-attack = Bei { $goal } mit { $force } angreifen.
aim-garrison = { $goal } mit { $force } besetzen und sichern.
aim-join = { $force } zu den Truppen bei { $goal } schicken.
aim-reside = { $force } dorthin bringen, wohin ein Augustus gehört.
aim-raid = { $goal } mit { $force } plündern.
aim-withdraw = { $force } über die Grenze führen, nach { $goal }.
aim-unit = { $force } allein nach nebenan gehen lassen.
aim-play = { $stratagem } spielen.
aim-come-out = Die Zuflucht bei { $goal } verlassen.
aim-habit = Tun, was hier immer getan wird.
aim-rest = In dieser Sequenz nicht weiter marschieren.

# ---- Fehler, wie die Arena sie zählt

blunder-hopeless = ein Marsch in eine Schlacht fast ohne Hoffnung
blunder-strips-capital = die letzte Einheit verlässt eine Hauptstadt, die der Feind erreichen kann
blunder-stakes-people = ein ganzes Volk geht ins Reich, während Römer marschieren: Niemand bleibt, um den Krieg weiterzuführen
blunder-astray = ein Augustus bleibt bis zum Jahresende seiner Reichshälfte fern
blunder-idle-raiders = in der allerletzten Sequenz geht eine Einheit jenseits der Grenze nicht in ein freies Gebiet nebenan
blunder-hoarded = ein eigenes Strategem wird abgeworfen, weil der Platz fehlt

# Namen, die viele Dinge ebenso haben.
called-area = { $area }
called-win-at = bei { $area } zu gewinnen
called-steps = { $number } Stufen verloren
called-enemy-steps = { $number } Stufen des Feindes
called-leaders-die = { $number } Anführer sterben
called-enemy-leaders-die = { $number } feindliche Anführer sterben

# ---- was in den Daten steht

about-blurb = 405 bis 476 n. Chr.: zwei Reiche, ein Dutzend Völker an den Grenzen und Feldherren, die Augustus sein wollen. Einer befehligt die Römer, der andere, wer immer gegen sie ist; siegt ein Usurpator, so tauschen die beiden.
about-feel = Ein Jahrhundert des Verrats: wenige Truppen, lange Grenzen, Strategeme im schlimmsten Moment, und niemand ist auf seiner Seite sicher.
scenario-scourge-of-god = Die Geißel Gottes
scenario-scourge-of-god-help = Attila herrscht allein über die Hunnen und wendet sich gegen beide Reiche; Aetius hält Gallien mit seinen westgotischen Verbündeten.
scenario-radagaisus-and-alaric = Radagaisus und Alaricus
scenario-radagaisus-and-alaric-help = Radagaisus führt seine Goten gegen Italien, Alaricus wartet in Epirus, und jenseits des Rheins sammeln sich die Völker.
scenario-tyrants-of-gaul = Die Tyrannen Galliens
scenario-tyrants-of-gaul-help = Vandalen, Alanen, Sueben und Burgunder haben den Rhein überschritten; in Britannien nimmt Constantinus den Purpur und rüstet zur Landung.
scenario-placidias-generals = Placidias Feldherren
scenario-placidias-generals-help = Honorius ist tot, und Iohannes herrscht in Ravenna; Konstantinopel schickt den Knaben Valentinian mit einer Armee nach Hause. Dann kommen die Kriege von Felix, Bonifatius und Aetius.
scenario-maiorianus-and-genseric = Maiorianus und Gensericus
scenario-maiorianus-and-genseric-help = Aetius und Valentinian sind tot, die Flotte des Gensericus liegt vor Rom, und der Westen braucht einen Kaiser, der kämpfen kann.
scenario-last-emperors = Die letzten Kaiser
scenario-last-emperors-help = Anthemius kommt aus Konstantinopel nach Rom, die große Flotte sammelt sich gegen Karthago, und Eurich will ganz Gallien.
scenario-campaign = Ultimus Romanorum
scenario-campaign-help = Das ganze Jahrhundert, von der großen Invasion bis zum letzten Kaiser im Westen.
scenario-scourge-of-god-teaches = Zwei große Anführer und zwei große Armeen: Marsch, Schlacht und Plünderung, mit Attila, der sie führt, und Aetius, der ihn aufhält.
scenario-radagaisus-and-alaric-teaches = Sechs Jahre und zwei Invasionen: Marsch, Schlacht, und eine lange Grenze, die ein guter Feldherr halten muss.
scenario-tyrants-of-gaul-teaches = Usurpatoren: wann man einen ausruft, wie man ihn bekämpft, und wie die beiden Spieler tauschen.
scenario-placidias-generals-teaches = Drei Feldherren, die niemandem trauen: Treue, Strategeme und der Preis eines Augustus.
scenario-maiorianus-and-genseric-teaches = Das Meer: Flotten, Landungen und eine Kasse, die nicht für Gallien und Africa zugleich reicht.
scenario-last-emperors-teaches = Aus der Schwäche spielen: wenige Truppen, eine große Unternehmung, und ein Stamm, der wächst, während man wegsieht.
scenario-campaign-teaches = Das ganze Jahrhundert: jede Regel, jedes Volk, und ein Ruf, der in Jahrzehnten entsteht und vergeht.

name-picti-1 = Picti 1 (südliches Caledonia)
name-picti-2 = Picti 2 (Caledonia)
name-picti-3 = Picti 3 (nördliches Caledonia)
name-hunni-1 = Hunni 1 (Dacia)
name-hunni-2 = Hunni 2 (Pontische Steppe)
name-hunni-3 = Hunni 3 (Don und Kaukasus)
name-persae-1 = Persae 1 (Nisibis und Adiabene)
name-persae-4 = Persae 4 (Susiana und Persis)
name-area__burgondi = Burgondi (oberer Main)
name-area__vandali = Vandali (obere Theiß)
name-area__alani = Alani (Karpaten)
name-area__heruli = Heruli (Wolhynien)
name-area__gepidae = Gepidae (Siebenbürgen)
name-area__ostrogothi = Ostrogothi (untere Donau)
name-area__austuriani = Austuriani (Syrtenwüste)
name-visigothi-chief = Häuptling der Visigothi
name-vandali-chief = Häuptling der Vandali
name-hunni-chief = Häuptling der Hunni
name-ostrogothi-chief = Häuptling der Ostrogothi
name-burgondi-chief = Häuptling der Burgondi
name-persae-chief = Häuptling der Persae
name-western-fleet = Flotte des Westens
name-eastern-fleet = Flotte des Ostens
name-third-fleet = dritte Flotte

name-minor-federation-treaty = Foedus mit einem Kleinen Stamm
name-major-federation-treaty = Foedus mit einem Großen Stamm
name-tribute = Tribut
name-pope = Papst
name-western-usurpation = Usurpation im Westen
name-eastern-usurpation = Usurpation im Osten
name-minor-tribe-uprising = Aufstand eines Kleinen Stammes
name-two-minor-tribe-uprisings = Aufstand zweier Kleiner Stämme
name-three-minor-tribe-uprisings = Aufstand dreier Kleiner Stämme
name-major-tribe-uprising = Aufstand eines Großen Stammes
name-three-major-tribe-uprisings = Aufstand dreier Großer Stämme
name-scourge-of-god = Geißel Gottes
name-barbarian-alliance = Bündnis der Barbaren
name-migration = Wanderung
name-initiative = Initiative
name-rebellion = Rebellion
name-ecumenical-council = Ökumenisches Konzil
name-opportune-flight = Flucht zur rechten Zeit
name-assassination = Mord
name-plague-breaks-out = Pest
name-plague-epidemic = Epidemie
name-desertion = Fahnenflucht
name-divine-favour = Göttliche Gunst
name-fleet = Flotte
name-germanophobia = Germanenhass

name-earthquake = Erdbeben in Konstantinopel
name-famine = Hungersnot in Rom
name-frontier-alarm = Alarm an der Grenze
name-mutiny = Meuterei
name-court-intrigue = Hofintrige
name-bagaudae = Bagaudae
name-quiet-year = Ruhiges Jahr
name-mild-winter = Milder Winter
name-good-harvest = Gute Ernte
name-quarrel-of-kings = Streit der Könige
name-embassy-to-ctesiphon = Gesandtschaft nach Ctesiphon
name-volunteers = Freiwillige
name-holy-man = Heiliger Mann
name-rising-captain = Aufsteigender Feldherr
name-sign-in-the-sky = Zeichen am Himmel

name-quality = Qualität der Truppen
name-tactics = taktischer Bonus
name-politics = Politik der Fürsten
name-attackers-fury = der Furor des Angreifers: die höchste Zeile
name-defenders-fury = der Furor des Verteidigers: die niedrigste Zeile
name-furies-cancel = Furor auf beiden Seiten: Er hebt sich auf
name-column-1-3 = Stärke 1/3
name-column-1-2 = Stärke 1/2
name-column-2-3 = Stärke 2/3
name-column-4-5 = Stärke 4/5
name-column-1-1 = Stärke 1/1
name-column-5-4 = Stärke 5/4
name-column-3-2 = Stärke 3/2
name-column-2-1 = Stärke 2/1
name-column-3-1 = Stärke 3/1
name-column-4-1 = Stärke 4/1
name-result__E = alle vernichtet (E)
name-result__A = je eine Stufe (A)
name-result__R = keine (R)
name-result__1-4 = 1/4 der feindlichen
name-result__1-2 = 1/2 der feindlichen
name-result__3-4 = 3/4 der feindlichen
name-no-way-out = kein Ausweg für alle: Wer geschlagen ist und nicht zurückkann, ist verloren
name-no-way-out-for-the-enemy = kein Ausweg für alle Feinde: Wer nicht zurückkann, ist verloren
name-princes-at-stake = ein Usurpator trifft auf einen Fürsten: Der Geschlagene stirbt
name-great-battle = eine große Schlacht: ein Punkt für den Sieger
name-if-besieged = wenn der Feind in Phase F noch dort ist
name-plague-there = Pest in dem Gebiet
name-battle-there = Feinde in dem Gebiet: Wer bleibt, muss kämpfen
name-battle-follows = dann wird eine Schlacht geschlagen
name-alone-among-enemies = allein unter Feinden
name-caesar = ein Caesar
name-augusta-may-step-in = eine Augusta darf einschreiten
name-best-choice = für die beste Wahl, die es gibt
name-no-leader-of-ones-own-dies = dass kein eigener Anführer stirbt
name-an-enemy-leader-dies = dass ein feindlicher Anführer stirbt
name-the-walls-hold = dass die Mauern halten
name-roman = Römer
name-barbarian = Barbar
name-west = Westen
name-east = Osten
name-peace = Friede
name-war = Krieg
name-revolt = Revolte
name-roman-at-first = Anfangs Römer
name-barbarian-at-first = Anfangs Barbar

# Strategeme
text-minor-federation-treaty = Ein Kleiner Stamm, dessen Einheiten alle im Reich sind, wird zu Foederati.
text-major-federation-treaty = Ein Großer Stamm, dessen Einheiten alle im Reich sind, wird zu Foederati.
text-tribute = Ein Stamm im Krieg schließt Frieden, oder einer in Revolte ist wieder treu, für 1 PV (Kleiner Stamm) oder 3 PV (Großer Stamm).
text-augusta-orientalis = Eines davon: die Initiative nehmen; 1 zugunsten des Kaisers im Osten gegen einen Mord; 1 gegen eine Usurpation im Osten; ein Ökumenisches Konzil gelingt.
text-augusta-occidentalis = Eines davon: die Initiative nehmen; 1 zugunsten des Kaisers im Westen gegen einen Mord; 1 gegen eine Usurpation im Westen.
text-pope = Der Barbar bekommt in diesem Jahr nichts für Roma.
text-buccellarii = Ein historischer römischer Anführer bekommt eine Garde von Buccellarii.
text-western-usurpation = Ein historischer Anführer im Westen versucht zu usurpieren: 1W6, höchstens seine CP.
text-eastern-usurpation = Ein historischer Anführer im Osten versucht zu usurpieren: 1W6, höchstens seine CP.
text-minor-tribe-uprising = 1 Kleiner Stamm zieht in den Krieg oder fällt in Revolte, wenn er föderiert ist.
text-two-minor-tribe-uprisings = 2 Kleine Stämme ziehen in den Krieg oder fallen in Revolte, wenn sie föderiert sind.
text-three-minor-tribe-uprisings = 3 Kleine Stämme ziehen in den Krieg oder fallen in Revolte, wenn sie föderiert sind.
text-major-tribe-uprising = 1 Großer Stamm zieht in den Krieg oder fällt in Revolte, wenn er föderiert ist.
text-three-major-tribe-uprisings = 3 Große Stämme ziehen in den Krieg oder fallen in Revolte, wenn sie föderiert sind.
text-scourge-of-god = Vor einem Schlachtwurf, wenn die halbe Truppe Hunni unter einem historischen Anführer sind: Der Würfel zählt im Angriff als 9, in der Verteidigung als 2.
text-rex = Ein Stamm in Revolte, der mit einem Anführer und einer Einheit eine Stadt hält, versucht ein Königreich zu gründen: 1W6, höchstens die CP seines Königs.
text-barbarian-alliance = Ein Kleiner Stamm schließt sich einem Großen im selben Zustand an, im selben Gebiet oder nebenan.
text-bagaudes = Die Bagauden erheben sich in einem leeren Gebiet von Galliae, Viennensis oder Hispaniae.
text-migration = Ein Stamm gehört in diesem Jahr dem Barbaren und zieht mit 4 PM, alle seine Einheiten in ein Gebiet.
text-initiative = Nimm nach dem Wurf die Initiative.
text-rebellion = Ein mit einem Großen verbündeter Stamm versucht sich loszureißen: 1W6 über der CP des besten Anführers dort.
text-ecumenical-council = Ein Konzil tritt in Asia zusammen: 3 PV im Jahr für den Barbaren, bis der Augustus des Ostens kommt, und 3 PV für den Römer, wenn es ihm gelingt.
text-opportune-flight = Vor einem Kampf entzieht sich eine Seite in ein Gebiet ohne Feinde.
text-assassination = Ein historischer römischer Anführer des Feindes wird bei 8 oder mehr mit 1W10 ermordet.
text-plague-breaks-out = In einem Gebiet verlieren alle Einheiten eine Stufe, und Anführer sterben bei 9 mit 1W10, auch wer später kommt: die Pest.
text-plague-epidemic = Wie die Pest; auch in Nachbargebieten werden Einheiten geschwächt, und Anführer sterben bei 9 mit 1W10.
text-desertion = In einem Gebiet verlieren alle Einheiten des Feindes von Römern und Persae eine Stufe.
text-furor-germanicus = Vor einem Schlachtwurf, mit einer germanischen Einheit: Der Würfel zählt im Angriff als 9, in der Verteidigung als 2.
text-divine-favour = Jeder Würfel einer Schlacht verschiebt sich um 2 zugunsten dessen, der es spielt.
text-fleet = Eine dritte Flotte für dieses Jahr in einem beliebigen Küstengebiet.
text-germanophobia = Um ein Gebiet mit regulären Truppen verlieren barbarische PA-Einheiten eine Stufe, und Anführer barbarischer Herkunft sterben bei 7 oder mehr mit 1W10.

# Ereignisse des Jahres
text-earthquake = Alle vollen LI-, CO- und PA-Einheiten in Constantinopolis werden geschwächt. Der Römer verliert 1 PV.
text-famine = Hat der Römer nicht die Flotte des Westens, so werden alle vollen Einheiten in Italia 5 und Italia 6 geschwächt.
text-frontier-alarm = Der Barbar bringt einen Kleinen Stamm, mit dem Frieden ist, in den Krieg, wie mit dem Aufstand eines Kleinen Stammes.
text-mutiny = Der Barbar nennt ein Gebiet ohne Augustus; eine römische Einheit der römischen Seite dort, die der Römer aussucht, verliert eine Stufe.
text-court-intrigue = Der Barbar nennt einen historischen römischen Anführer der römischen Seite, der kein Augustus ist; er geht sofort in die nächste Kaiserstadt seiner Hälfte, die keine feindliche Einheit hält.
text-bagaudae = Der Barbar darf die Einheit der Bagauden setzen wie mit ihrem Strategem.
text-quiet-year = Nichts geschieht.
text-mild-winter = Nichts geschieht.
text-good-harvest = Der Römer bringt eine eigene geschwächte Einheit in einem Gebiet mit einer Stadt wieder zu voller Stärke.
text-quarrel-of-kings = Der Römer nennt einen Stamm im Krieg und würfelt 1W6: Bei 1 bis 2 greift er in diesem Jahr nicht an, wenn er nicht angegriffen worden ist.
text-embassy-to-ctesiphon = Persae im Frieden können vor dem nächsten Ereignis nicht aufgewiegelt werden. Sind sie im Krieg, 1W6: Bei 1 bis 2 schließen sie Frieden und gehen nach Hause.
text-volunteers = Der Römer nimmt ein Strategem Buccellarii aus dem Becher, wenn eines darin ist.
text-holy-man = Der Römer bekommt 1 PV, wenn beide Augusti in Kaiserstädten sind.
text-rising-captain = Die Seite mit der Initiative zählt bis Phase F 1 zum BT eines ihrer Anführer.
text-sign-in-the-sky = Einmal vor dem nächsten Ereignis darf der Römer ein Strategem des Barbaren aufheben, wenn es gespielt wird; es geht in den Becher zurück.

# Was Szenarien hinzufügen
special-scourge-of-god-0 = Attila will ein Reich, nicht Beute: Der Barbar gewinnt nur, wenn er am Ende mehr als 40 PV Vorsprung hat; bei genau so vielen ist es unentschieden.
special-radagaisus-and-alaric-0 = In Phase A von 406 nimmt der Barbar außer dem gezogenen Strategem einen Aufstand eines Großen Stammes und einen Aufstand dreier Kleiner Stämme aus dem Becher.
special-radagaisus-and-alaric-1 = Einmal, in Phase C von 406 an, darf Constantinus III in Britanniae 2 ohne Strategem und ohne Wurf usurpieren.
special-radagaisus-and-alaric-2 = In Phase A von 407 nimmt der Römer außer dem gezogenen Strategem einen Tribut aus dem Becher.
special-placidias-generals-0 = Folgt Aetius in Phase C von 425 dem Usurpator, so wird 1W6 gewürfelt: Bei 1 bis 4 stoßen 2 Einheiten Hunni bis Phase F zu Aetius und gehen dann nach Hause.
special-maiorianus-and-genseric-0 = In Phase A von 457 nimmt der Barbar außer dem gezogenen Strategem einen Aufstand eines Großen Stammes aus dem Becher.
special-last-emperors-0 = In Phase A von 468 nimmt der Römer außer dem gezogenen Strategem eines, das Flotte heißt, aus dem Becher.
special-last-emperors-1 = Hält er am Ende Italia 4 und Italia 5, so bekommt der Barbar 10 PV mehr.
special-last-emperors-2 = Odoaker sandte den Purpur nach Konstantinopel zurück und bat um einen Titel: Der Barbar gewinnt nur, wenn er am Ende mehr als 20 PV Vorsprung hat; bei genau so vielen ist es unentschieden.
special-campaign-0 = In Phase A von 406 nimmt der Barbar außer dem gezogenen Strategem einen Aufstand eines Großen Stammes und einen Aufstand dreier Kleiner Stämme aus dem Becher.
special-campaign-1 = Einmal, in Phase C von 406 an, darf Constantinus III in Britanniae 2 ohne Strategem und ohne Wurf usurpieren.

# ---- Was Würfel bringen können

name-odds__won-the-enemy-is-destroyed = gewonnen: der Feind ist vernichtet
name-odds__won-the-enemy-is-reduced-and-retreats = gewonnen: der Feind verliert Stufen und zieht sich zurück
name-odds__lost-all-are-destroyed = verloren: alle sind vernichtet
name-odds__lost-all-are-reduced-and-retreat = verloren: alle verlieren eine Stufe und ziehen sich zurück
name-odds__1-step-lost = 1 Stufe verloren
name-odds__1-step-of-the-enemy-s = 1 Stufe des Feindes
name-odds__no-leader-dies = kein Anführer stirbt
name-odds__a-leader-dies = ein Anführer stirbt
name-odds__an-enemy-leader-dies = ein feindlicher Anführer stirbt
name-odds__the-walls-hold = die Mauern halten
name-odds__the-city-falls = die Stadt fällt
name-odds__they-evade = sie weichen aus
name-odds__they-must-fight = sie müssen kämpfen
name-odds__they-are-won-over = sie laufen über
name-odds__they-stand-and-fight = sie bleiben und kämpfen
name-odds__a-usurper-is-proclaimed = ein Usurpator wird ausgerufen
name-odds__nothing-comes-of-it = es wird nichts daraus
name-odds__the-diocese-is-put-to-the-test = die Diözese wird geprüft
name-odds__the-diocese-stays-loyal = die Diözese bleibt treu
name-odds__a-kingdom-is-founded = ein Königreich wird gegründet
name-odds__the-victim-dies = das Opfer stirbt
name-odds__the-attempt-fails = der Anschlag misslingt
name-odds__the-tribe-is-free = der Stamm ist frei
name-odds__the-tribe-is-federated = der Stamm wird föderiert
name-odds__the-tribe-goes-home = der Stamm zieht heim
name-odds__the-tribe-keeps-quiet = der Stamm bleibt ruhig
name-odds__he-is-augustus = er ist Augustus
name-odds__he-is-a-usurper = er ist Usurpator
name-odds__the-council-succeeds = das Konzil gelingt
name-odds__the-council-fails = das Konzil scheitert

# What abbreviations stand for, one a line: they explain themselves wherever they are read.
screen-abbreviations =
    PV: Siegpunkte, für Rom oder den Barbaren
    PM: Bewegungspunkte: so viele Gebiete weit kann jemand noch ziehen
    PF: Kampfstärke: was Einheiten in die Schlacht bringen
    CC: Befehlskraft: wie viele Einheiten ein Anführer führen kann
    VS: strategischer Wert
    BT: taktischer Bonus in der Schlacht
    CP: politische Kraft
