/** Of which people and time the other leaders are: named ones by their ids, unnamed ones by the power they serve. */
import { portraitOf, type Portrait } from '../../board/coins/features';
import { KINDS, type KindName } from '../../board/coins/kinds';
import { PORTRAITS } from './portraits';

const MEN: Partial<Record<KindName, string>> = {
  republican:
    'd-brutus,varro,metellus-nepos,carbo,metellus-pius,cotta,perperna,herennius,hirtuleius,afranius,petreius,' +
    'domitius,fabius,trebonius,c-antonius,bibulus,varus,scipio,cassius-longinus,domitius-calvinus,vatinius,' +
    'plancus,pollio,salvidienus,sextius,cornificius,calvisius,canidius,menecrates,menas,statilius-taurus,' +
    'cornelius-gallus,sosius,didius,pinarius',
  legate:
    'vibius-marsus,plautius,suetonius-paulinus,antonius-primus,aponius,clodius-macer,caecina,trebellius,mucianus,' +
    'tiberius-alexander,sura,laberius-maximus',
  bearded:
    'pompeianus,martius-verus,calvisius-statianus,marius-maximus,laetus,aemilianus-the-proconsul,novius-rufus,' +
    'crispinus',
  soldier:
    'capelianus,priscus,aureolus,quietus,callistus,mussius-aemilianus,tenagino-probus,marcianus,sabinus-iulianus,' +
    'martinianus',
  soldierEmperor: 'gallus,trebonianus-gallus,volusianus,aemilianus,laelianus,macrianus,florianus,severus',
  comes:
    'abantus,lucilianus,marcellinus,sallustius,arbetio,gaudentius,sebastianus,victor,nannienus,frigeridus,' +
    'promotus,timasius,andragathius,flavianus,heraclian,gerontius,anthemius,didymus,constantius,candidianus,' +
    'castinus,gaiso,aegidius,longinus,mundus,sittas,germanus,buzes,martin,solomon,bessas,sergius,bonus,theodore,' +
    'iovinus',
  augustus: 'constantine-ii,constans,gallus-caesar,decentius,constans-the-caesar',
  foederate:
    'nevitta,mallobaudes,richomeres,bauto,gildo,gainas,sarus,generidus,edobich,ardaburius,merobaudes,arnegisclus,' +
    'traustila,tufa,pitzias',
  greek: 'taxiles,diophantus,achillas,antipater',
  king: 'antiochus-iv,mithridates-of-armenia',
  gaul: 'camulogenus,commius,lucterius',
  german: 'crocus,alica,chnodomar,vadomar,priarius,marcomer',
  goth:
    'cniva,cannabaudes,rausimodus,alatheus,saphrax,goar,respendial,hermeric,gundahar,ardaric,thorismund,' +
    'theodoric-ii,frederic,gundioc,valamir,gunderic,gunthamund,alaric-ii,tzazo,ammatas,theodahad,ildibad,' +
    'theudebert,theudis',
  hun: 'rua,bleda,onegesius,bayan,ziebel',
  dacian: 'vezinas',
  parthian: 'izates,vardanes,tiridates,mebarsapes',
  persian: 'bahram,hormizd,narses,shahrbaraz,shahin,shahraplakan',
  armenian: 'artavasdes,arsaces',
  arab: 'malichus,zabdas,zabbai',
  jew: 'lukuas',
};

/** The powers whose unnamed leaders are no Romans of their time. */
const POWERS: Partial<Record<KindName, string>> = {
  republican:
    'caesar,pompey,pirates,sulla,marius,the-senate,crassus,sons-of-pompey,the-triumvirs,the-assassins,' +
    'sextus-pompeius,octavian,antony,lepidus,sertorius,rhodus,massilia,pompeius-strabo',
  legate: 'claudius,otho,vitellius,vespasian,galba,trajan',
  bearded:
    'pompeianus,avidius-cassius,septimius-severus,pescennius-niger,clodius-albinus,didius-julianus',
  soldier:
    'maximinus-thrax,philippus-arabs,decius,trebonianus-gallus,aemilianus,gallienus,postumus,macrianus,' +
    'claudius-ii-and-aurelian,the-gallic-empire,florianus,probus,carus,carinus,diocletian,' +
    'sabinus-iulianus,constantine,' +
    'maxentius,severus,galerius,maximinus-daia,licinius',
  comes:
    'constantine-ii,constans,constantius-ii,magnentius,vetranio,julian,valens,gratian,theodosius,magnus-maximus,' +
    'valentinian-ii,eugenius,stilicho,constantine-iii,the-east,the-spanish-provinces,honorius,' +
    'didymus-and-verinianus,theodosius-ii-and-valentinian-iii,ioannes,bonifatius,britannia,aetius,' +
    'baetica-and-lusitania,' +
    'majorian,leo,aegidius,odoacer,zeno,justinian,belisarius,heraclius',
  greek: 'mithridates,pharnaces,bosporan-kingdom,cleopatra',
  egyptian: 'egypt',
  king: 'galatia-and-cappadocia,commagene-and-emesa,iberia-and-albania,lazica',
  gaul: 'vercingetorix,aedui,galatia,the-gauls,gallic-rebels',
  german:
    'batavians,barbarians-boiohaemum,barbarians-caledonia-citerior,barbarians-germania-magna,marcomanni-and-quadi,' +
    'alamanni-and-iuthungi,iuthungi-and-alamanni,franks-and-alamanni,franks,alamanni,alamanni-and-franks,' +
    'lentienses,saxon-and-frisian-pirates,burgundians-and-franks',
  goth:
    'goths,goths-and-heruli,the-goths,goths-and-alans,gothic-federates,alaric,vandals-alans-and-suevi,visigoths,' +
    'vandals,suevi,the-visigoths,the-vandals,gaiseric,burgundians,ostrogoths-of-pannonia,theodoric,gepids,' +
    'ostrogoths,lombards',
  hun: 'huns,the-huns,avars-and-slavs,khazars',
  dacian: 'decebalus,barbarians-dacia',
  thracian:
    'thracia,thracian-dynasts,roxolani-and-bastarnae,iazyges,barbarians-iazygia,barbarians-sarmatia,sarmatians',
  parthian: 'parthia,adiabene,osrhoene',
  persian: 'persia',
  armenian: 'armenia',
  arab: 'nabataea,hatra-and-the-arabs,odenathus,zenobia,arabs',
  jew: 'iudaea,herod-agrippa,the-jews,jewish-rebels',
  moor: 'numidia,mauretania,gildo,berbers',
  rebel: 'spartacus,gallaecian-rebels',
};

const byWord = (listed: Partial<Record<KindName, string>>): ReadonlyMap<string, KindName> =>
  new Map(
    (Object.entries(listed) as [KindName, string][]).flatMap(([kind, words]) =>
      words.split(',').map((word) => [word, kind] as const),
    ),
  );

const man = byWord(MEN);
const power = byWord(POWERS);
/** Those who come while a match lasts serve whom they come to. */
const NEW = /^new-leader-\d+$/;

/** Of which kind a leader is, who may have no portrait of his own; nothing if nobody has said. */
export function kindOf(id: string): KindName | undefined {
  if (NEW.test(id)) return 'soldier';
  return man.get(id) ?? power.get(id.replace(/-leader-\d+$/, ''));
}

export function portraitFor(id: string): Portrait {
  const legend = id.replace(/-leader-\d+$/, '').replace(NEW, 'imperator').replaceAll('-', ' ').replace(/^the /, '');
  return PORTRAITS[id] ?? portraitOf(KINDS[kindOf(id) ?? 'soldier'], id, legend);
}
