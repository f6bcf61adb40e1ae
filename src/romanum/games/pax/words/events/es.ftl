# Pax Romana: sucesos del juego Estándar, el Chequeo de Estabilidad y la guerra civil.

# ---- lo que ha pasado

event-event = { $power } tira { $dice } por un suceso: { $event ->
    [conqueror] Conquistador
    [galley_technology] Técnica naval
    [pirates] Piratas
    [rebellion] Rebelión
    [harvest_time] Tiempo de cosecha
    [revenues_and_stability] Rentas y Estabilidad
    [stability_check] Chequeo de Estabilidad
    [barbarian_invasion] Invasión bárbara
    [disease] Enfermedad
    [slave_revolt] Revuelta de esclavos
   *[soldier_of_fortune] Soldado de fortuna
  }.
event-nothing-happens = { $event ->
    [disease] La enfermedad no encuentra a ningún líder
    [slave_revolt] No se alza ningún esclavo
    [soldier_of_fortune] No puede venir ningún Soldado de fortuna
   *[other] No es un suceso de este escenario
  }.
event-conqueror = { $chosen ->
    [yes] { $power } tiene un Conquistador: un segundo Movimiento mayor para su líder de élite en cada Expansión de este Turno.
   *[no] { $power } no tiene ningún líder de élite que sea Conquistador.
  }
event-shipwrights = Las naves de { $power } son mejores que las demás en este Turno.
event-harvest = { $power } tira { $dice }: { $good ->
    [yes] cosechas abundantes
   *[no] hambre y sequía
  } en { $territory }, bajo Control de { $lord }.
event-disease = Enfermedad: { $leader } cae enfermo. { $power } tira { $die }; con { $needed } o menos muere.
event-check = Chequeo de Estabilidad: { $power }, en { $level }, sufre { $ordeal ->
    [unrest] malestar
    [disorder] desórdenes
   *[civil-war] guerra civil
  }.
event-disorder = { $complied ->
    [yes] { $power } ha llevado un ejército a su capital: vuelve el orden.
   *[no] { $power } no ha llevado ningún ejército a su capital: sus Guarniciones se dispersan.
  }
event-civil-war = Estalla la guerra civil: { $power } se divide.
event-allegiance = { $place }: un dado de { $die }: los de { $power } allí { $lost ->
    [yes] toman el bando equivocado
   *[no] siguen leales
  }.
event-defects = { $unit } de { $power } en { $place } se pasa al otro bando.
event-new-master = { $leader } es el nuevo amo de { $power }, en { $place }.

# ---- preguntas

ask-disease = { $power }: ¿cuál de tus mejores líderes cae enfermo?
ask-call-soldier = { $power }: ¿llamas a un Soldado de fortuna?
ask-check = { $power }: ¿quién sufre el Chequeo de Estabilidad?
ask-circuses = { $power }: ¿cuántos de { $talents }T pagas por pan y circo? Cada uno sin pagar cuesta 1 de Estabilidad.
ask-defection = { $power }: ¿qué unidades terrestres en { $place } se pasan al otro bando? { $left ->
    [one] Es la última.
   *[other] Faltan { $left }.
  }
ask-new-master = { $power }: ¿dónde empieza { $leader }?

# ---- acciones

do-defect = { $unit }
