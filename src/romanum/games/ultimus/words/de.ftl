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
event-approval = Der Osten bedenkt sich über { $leader } als Augustus des Westens: { $die }, nötig ist { $needed } oder weniger: { $success ->
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
ask-evade = { $camp }: Der Feind ist bei { $area } über dich gekommen. Ausweichen (1W6 unter dem besten VS dort) oder standhalten und kämpfen?
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
why-command-capacity = { $leader } befehligt höchstens { $cc } Einheiten ({ $rule }).
why-command-capacity-of-evasion = Niemand unter denen, die sich entziehen, kann auch noch { $unit } befehligen ({ $rule }).
why-enemy-there = Der Feind ist bei { $area } ({ $rule }).
why-fleet-has-sailed = In dieser Sequenz schon gesegelt: { $fleet } ({ $rule }).
why-fleet-used = Diese Flotte ({ $fleet }) hat dieses Jahr schon Truppen getragen; { $piece } braucht einen anderen Weg ({ $rule }).
why-foederati-need-a-prince = { $unit }: Foederati folgen nur einem Augustus, Caesar oder Usurpator, nicht { $leader } ({ $rule }).
why-foederati-stay = Dieser Stamm ({ $tribe }) sind Foederati und bleibt im Reich; { $area } liegt außerhalb ({ $rule }).
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
why-no-room-aboard = Diese Flotte ({ $fleet }) trägt höchstens { $room } Einheiten: kein Platz für { $piece } ({ $rule }).
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
why-too-far-from-home = { $area } ist zu weit von der Heimat ({ $tribe }): höchstens { $most } Gebiete ({ $rule }).
why-too-slow-to-evade = Der beste VS bei { $area } ist { $best }: Kein Wurf von 1W6 liegt darunter ({ $rule }).
why-too-few-pm = Der Weg nach { $area } kostet { $cost } PM, und { $left } sind übrig ({ $rule }).
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

