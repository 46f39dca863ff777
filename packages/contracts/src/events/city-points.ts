/**
 * Where the cities of at least 200,000 people in the package city-timezones (MIT License, copyright (c) Kevin Roberts)
 * are; written by write-city-zones.ts. One line per time zone: its name, then each city with its latitude and longitude;
 * cities that share a name also with their population in thousands, and the names of their region and country.
 */
export const cityPoints = `
Africa/Abidjan|yamoussoukro=6.8=-5.3|san pedro=4.8=-6.6|daloa=6.9=-6.5|bouake=7.7=-5.0|abidjan=5.3=-4.0
Africa/Accra|sekondi=4.9=-1.7|tamale=9.4=-0.8|kumasi=6.7=-1.6|accra=5.6=-0.2
Africa/Addis_Ababa|dire dawa=9.6=41.9|nazret=8.5=39.3|addis ababa=9.0=38.7
Africa/Algiers|sidi bel abbes=35.2=-0.6|biskra=34.9=5.7|batna=35.6=6.2|bejaia=36.8=5.1|setif=36.2=5.4|annaba=36.9=7.8|blida=36.4=2.8|arak=25.3=3.7=423=tamanghasset;algeria;dz;dza|chlef=36.2=1.3|constantine=36.4=6.6|oran=35.7=-0.6|algiers=36.8=3.1
Africa/Asmara|asmara=15.3=38.9
Africa/Bamako|bamako=12.7=-8.0
Africa/Bangui|bangui=4.4=18.6
Africa/Bissau|bissau=11.9=-15.6
Africa/Blantyre|blantyre=-15.8=35.0|lilongwe=-14.0=33.8
Africa/Brazzaville|pointe noire=-4.8=11.9|brazzaville=-4.3=15.3
Africa/Bujumbura|bujumbura=-3.4=29.4
Africa/Cairo|qena=26.2=32.7|aswan=24.1=32.9|zagazig=30.6=31.5|el faiyum=29.3=30.8|beni suef=29.1=31.1|el minya=28.1=30.7|damanhur=31.1=30.5|sohag=26.6=31.7|tanta=30.8=31.0|asyut=27.2=31.2|ismailia=30.6=32.3|suez=30.0=32.5|el mansura=31.1=31.4|luxor=25.7=32.7|bur said=31.3=32.3|el giza=30.0=31.2|alexandria=31.2=29.9|cairo=30.0=31.2
Africa/Casablanca|ksar el kebir=35.0=-5.9|er rachidia=31.9=-4.4|safi=32.3=-9.2|oujda=34.7=-1.9|kenitra=34.3=-6.6|meknes=33.9=-5.6|tangier=35.7=-5.8|agadir=30.4=-9.6|marrakesh=31.6=-8.0|fez=34.1=-5.0|rabat=34.0=-6.8|casablanca=33.6=-7.6
Africa/Conakry|gueckedou=8.6=-10.2|conakry=9.5=-13.7
Africa/Dakar|kaolack=14.1=-16.1|thies=14.8=-16.9|dakar=14.7=-17.5
Africa/Dar_es_Salaam|tanga=-5.1=39.1|morogoro=-6.8=37.7|mbeya=-8.9=33.4|arusha=-3.4=36.7|zanzibar=-6.2=39.2|moshi=-3.3=37.3|mwanza=-2.5=32.9|dar es salaam=-6.8=39.3
Africa/Djibouti|djibouti=11.6=43.1
Africa/Douala|maroua=10.6=14.3|bafoussam=5.5=10.4|garoua=9.3=13.4|bamenda=6.0=10.2|yaounde=3.9=11.5|douala=4.1=9.7
Africa/Freetown|freetown=8.5=-13.2
Africa/Harare|mutare=-19.0=32.7|chitungwiza=-18.0=31.1|bulawayo=-20.2=28.6|harare=-17.8=31.0
Africa/Johannesburg|springs=-26.3=28.4|uitenhage=-33.8=25.4|welkom=-28.0=26.7|east london=-33.0=27.9|bloemfontein=-29.1=26.2|pietermaritzburg=-29.6=30.4|vereeniging=-26.6=28.0|port elizabeth=-34.0=25.6|pretoria=-25.7=28.2|benoni=-26.1=28.3|durban=-29.9=31.0|johannesburg=-26.2=28.0|cape town=-33.9=18.4
Africa/Kampala|mbale=1.1=34.2|kampala=0.3=32.6
Africa/Khartoum|gedaref=14.0=35.4|el fasher=13.6=25.4|kosti=13.2=32.7|medani=14.4=33.5|el obeid=13.2=30.2|kassala=15.5=36.4|niyala=12.1=24.9|port sudan=19.6=37.2|omdurman=15.6=32.5|khartoum=15.6=32.5
Africa/Kigali|nyanza=-2.3=29.7|kigali=-2.0=30.1
Africa/Kinshasa|matadi=-5.8=13.5|mbandaka=0.0=18.3|kikwit=-5.0=18.9|kinshasa=-4.3=15.3
Africa/Lagos|owo=7.2=5.6|ijebu ode=6.8=3.9|iwo=7.6=4.2|mubi=10.3=13.3|owerri=5.5=7.0|sapele=5.9=5.7|bauchi=10.3=9.8|makurdi=7.7=8.5|minna=9.6=6.6|damaturu=11.7=12.0|ondo=7.1=4.8|gombe=10.3=11.2|umuahia=5.5=7.5|calabar=5.0=8.3|awka=6.2=7.1|oshogbo=7.8=4.6|akure=7.3=5.2|katsina=13.0=7.6|abeokuta=7.2=3.4|ado ekiti=7.6=5.2|oyo=7.9=3.9|ife=7.5=4.6|uyo=5.0=7.8|ogbomosho=8.1=4.2|sokoto=13.1=5.2|warri=5.5=5.8|enugu=6.5=7.5|ilorin=8.5=4.5|maiduguri=11.8=13.2|jos=9.9=8.9|zaria=11.1=7.7|abuja=9.1=7.5|aba=5.1=7.3|ikare=7.5=5.8|benin city=6.3=5.6|port harcourt=4.8=7.0|kaduna=10.5=7.4|ibadan=7.4=3.9|kano=12.0=8.5|lagos=6.4=3.4
Africa/Libreville|libreville=0.4=9.5
Africa/Lome|lome=6.1=1.2
Africa/Luanda|huambo=-12.7=15.8|luanda=-8.8=13.2
Africa/Lubumbashi|tshikapa=-6.4=20.8|beni=0.5=29.5|butembo=0.1=29.3|bukavu=-2.5=28.8|kolwezi=-10.7=25.5|likasi=-11.0=26.8|kisangani=0.5=25.2|kananga=-5.9=22.4|mbuji mayi=-6.2=23.6|lubumbashi=-11.7=27.5
Africa/Lusaka|ndola=-13.0=28.7|kitwe=-12.8=28.2|lusaka=-15.4=28.3
Africa/Maputo|nacala=-14.5=40.7|chimoio=-19.1=33.5|nampula=-15.1=39.3|matola=-26.0=32.5|beira=-19.8=34.9|maputo=-26.0=32.6
Africa/Maseru|maseru=-29.3=27.5
Africa/Mogadishu|hargeysa=9.6=44.1|mogadishu=2.1=45.4
Africa/Monrovia|monrovia=6.3=-10.8
Africa/Nairobi|eldoret=0.5=35.3|kisumu=-0.1=34.8|nakuru=-0.3=36.1|mombasa=-4.0=39.7|nairobi=-1.3=36.8
Africa/Ndjamena|ndjamena=12.1=15.0
Africa/Niamey|zinder=13.8=9.0|niamey=13.5=2.1
Africa/Nouakchott|nouakchott=18.1=-16.0
Africa/Ouagadougou|bobo dioulasso=11.2=-4.3|ouagadougou=12.4=-1.5
Africa/Porto-Novo|porto novo=6.5=2.6|cotonou=6.4=2.5
Africa/Tripoli|misratah=32.4=15.1|banghazi=32.1=20.1|tripoli=32.9=13.2
Africa/Tunis|sousse=35.8=10.6|sfax=34.8=10.7|tunis=36.8=10.2
Africa/Windhoek|windhoek=-22.6=17.1
America/Anchorage|anchorage=61.2=-149.9
America/Araguaina|palmas=-10.2=-48.3
America/Argentina/Buenos_Aires|bahia blanca=-38.7=-62.3|la plata=-34.9=-58.0|mar del plata=-38.0=-57.6|buenos aires=-34.6=-58.4
America/Argentina/Cordoba|formosa=-26.2=-58.2|parana=-31.7=-60.5|santiago del estero=-27.8=-64.3|posadas=-27.4=-55.9|corrientes=-27.5=-58.8|resistencia=-27.5=-59.0|santa fe=-31.6=-60.7|rosario=-33.0=-60.7|cordoba=-31.4=-64.2=1374=cordoba;argentina;ar;arg
America/Argentina/Jujuy|san salvador de jujuy=-24.2=-65.3
America/Argentina/Mendoza|mendoza=-32.9=-68.8
America/Argentina/Salta|neuquen=-39.0=-68.1|salta=-24.8=-65.4
America/Argentina/San_Juan|san juan=-31.6=-68.5=434=san juan;argentina;ar;arg
America/Argentina/San_Luis|san luis=-33.3=-66.4
America/Argentina/Tucuman|tucuman=-26.8=-65.2
America/Asuncion|encarnacion=-27.3=-55.9|ciudad del este=-25.5=-54.6|san lorenzo=-25.3=-57.5|asuncion=-25.3=-57.6
America/Bahia|itabuna=-14.8=-39.3|vitoria da conquista=-14.9=-40.8|feira de santana=-12.3=-39.0|salvador=-13.0=-38.5
America/Belem|macapa=0.0=-51.1|vila velha=3.2=-51.2=742=amapa;brazil;br;bra|belem=-1.5=-48.5
America/Boa_Vista|boa vista=2.8=-60.7
America/Bogota|sincelejo=9.3=-75.4|buenaventura=3.9=-77.1|popayan=2.4=-76.6|monteria=8.8=-75.9|valledupar=10.5=-73.3|armenia=4.5=-75.7|neiva=2.9=-75.3|villavicencio=4.2=-73.6|manizales=5.1=-75.5|pasto=1.2=-77.3|ibague=4.4=-75.2|santa marta=11.2=-74.2|bello=6.3=-75.6|pereira=4.8=-75.7|soledad=10.9=-74.8|cucuta=7.9=-72.5|bucaramanga=7.1=-73.1|cartagena=10.4=-75.5|barranquilla=11.0=-74.8|cali=3.4=-76.5|medellin=6.3=-75.6|bogota=4.6=-74.1
America/Boise|boise=43.6=-116.2
America/Campo_Grande|campo grande=-20.5=-54.6
America/Cancun|cancun=21.2=-86.8
America/Caracas|acarigua=9.6=-69.2|barinas=8.6=-70.3|merida=8.4=-71.1=275=merida;venezuela;ve;ven|cumana=10.4=-64.2|los teques=10.4=-67.0|ciudad bolivar=8.1=-63.6|cabimas=10.4=-71.4|san cristobal=7.8=-72.2|maturin=9.7=-63.2|barcelona=10.1=-64.7=361=anzoategui;venezuela;ve;ven|puerto la cruz=10.2=-64.7|ciudad guayana=8.4=-62.6|barquisimeto=10.0=-69.3|maracay=10.2=-67.6|valencia=10.2=-68.0=1570=carabobo;venezuela;ve;ven|maracaibo=10.7=-71.7|caracas=10.5=-66.9
America/Chicago|rockford=42.3=-89.1|evanston=42.0=-87.7|lubbock=33.6=-101.9|st charles=38.8=-90.5|jackson=32.3=-90.2|mobile=30.7=-88.0|shreveport=32.5=-93.8|little rock=34.7=-92.3|mcallen=26.2=-98.2|elgin=42.0=-88.3|lincoln=40.8=-96.7|columbia=39.0=-92.3=245=missouri;mo;united states of america;united states;us;usa|corpus christi=27.7=-97.4|metairie=30.0=-90.2|aurora=41.8=-88.3=274=illinois;il;united states of america;united states;us;usa|madison=43.1=-89.4|des moines=41.6=-93.6|baton rouge=30.5=-91.1|laredo=27.5=-99.5|kansas city=39.1=-94.6|gary=41.6=-87.3|joliet=41.5=-88.1|wichita=37.7=-97.3|pasadena=29.7=-95.1|st paul=44.9=-93.1|new orleans=30.0=-90.0|arlington=32.7=-97.0|omaha=41.2=-96.0|oklahoma city=35.5=-97.5|tulsa=36.1=-95.9|birmingham=33.5=-86.8=670=alabama;al;united states of america;united states;us;usa|nashville=36.2=-86.8|memphis=35.1=-90.0|austin=30.3=-97.7|milwaukee=43.1=-87.9|ft worth=32.7=-97.3|st louis=38.6=-90.2|san antonio=29.5=-98.5|minneapolis=45.0=-93.3|dallas=32.8=-96.8|houston=29.8=-95.3|chicago=41.8=-87.8
America/Chihuahua|chihuahua=28.6=-106.1
America/Costa_Rica|alajuela=10.0=-84.2|san jose=9.9=-84.1=643=san jose;costa rica;cr;cri
America/Cuiaba|varzea grande=-15.7=-56.1|cuiaba=-15.6=-56.1
America/Denver|ogden=41.2=-112.0|provo=40.2=-111.6|colorado springs=38.9=-104.8|aurora=39.7=-104.8=432=colorado;co;united states of america;united states;us;usa|salt lake city=40.8=-111.9|el paso=31.8=-106.5|albuquerque=35.1=-106.6|denver=39.7=-105.0
America/Detroit|flint=43.0=-83.7|windsor=42.3=-83.0|grand rapids=43.0=-85.7|detroit=42.3=-83.1
America/Edmonton|edmonton=53.6=-113.5|calgary=51.1=-114.1
America/El_Salvador|santa ana=14.0=-89.6=206=santa ana;el salvador;sv;slv|san salvador=13.7=-89.2
America/Fortaleza|mossoro=-5.2=-37.3|timon=-5.1=-42.8|imperatriz=-5.5=-47.5|juazeiro do norte=-7.2=-39.3|campina grande=-7.2=-35.9|sao luis=-2.5=-44.3|teresina=-5.1=-42.8|joao pessoa=-7.1=-34.9|natal=-5.8=-35.2=926=rio grande do norte;brazil;br;bra|fortaleza=-3.8=-38.6
America/Guatemala|quetzaltenango=14.8=-91.5|guatemala=14.6=-90.5
America/Guayaquil|machala=-3.3=-80.0|ambato=-1.3=-78.6|cuenca=-2.9=-79.0|quito=-0.2=-78.5|guayaquil=-2.2=-79.9
America/Guyana|georgetown=6.8=-58.2
America/Halifax|halifax=44.7=-63.6
America/Havana|santa clara=22.4=-80.0|guantanamo=20.1=-75.2|holguin=20.9=-76.3|camaguey=21.4=-77.9|santiago de cuba=20.0=-75.8|havana=23.1=-82.4
America/Hermosillo|ciudad obregon=27.5=-109.9|mazatlan=29.0=-110.1=469=sonora;mexico;mx;mex|hermosillo=29.1=-111.0
America/Indiana/Indianapolis|fort wayne=41.1=-85.1|indianapolis=39.7=-86.2
America/Jamaica|spanish town=18.0=-76.9|kingston=18.0=-76.8
America/Kentucky/Louisville|louisville=38.2=-85.7
America/La_Paz|sucre=-19.0=-65.3|quillacollo=-17.4=-66.3|oruro=-18.0=-67.1|santa ana=-13.8=-65.6=234=el beni;bolivia;bo;bol|cochabamba=-17.4=-66.2|la paz=-16.5=-68.1|santa cruz=-17.8=-63.2
America/Lima|juliaca=-15.5=-70.1|tacna=-18.0=-70.3|ica=-14.1=-75.7|pucallpa=-8.4=-74.5|chimbote=-9.1=-78.6|cusco=-13.5=-72.0|piura=-5.2=-80.6|huancayo=-12.1=-75.2|iquitos=-3.8=-73.3|trujillo=-8.1=-79.0|chiclayo=-6.8=-79.8|arequipa=-16.4=-71.5|callao=-12.1=-77.1|lima=-12.0=-77.1
America/Los_Angeles|palm springs=33.8=-116.5|lancaster=34.7=-118.1=226=california;ca;united states of america;united states;us;usa|reno=39.5=-119.8|modesto=37.7=-121.0|spokane=47.7=-117.4|everett=48.0=-122.2|riverside=33.9=-117.4|berkeley=37.9=-122.3|vancouver=45.6=-122.6=344=washington;wa;united states of america;united states;us;usa|san mateo=37.6=-122.3|bakersfield=35.4=-119.0|oceanside=33.2=-117.3|tacoma=47.2=-122.5|stockton=38.0=-121.3|fresno=36.7=-119.8|oakland=37.8=-122.2|san bernardino=34.1=-117.3|sacramento=38.6=-121.5|las vegas=36.2=-115.2|portland=45.5=-122.7|long beach=33.8=-118.2|san jose=37.3=-121.8=1281=california;ca;united states of america;united states;us;usa|irvine=33.7=-117.8|seattle=47.6=-122.3|san diego=32.8=-117.2|san francisco=37.7=-122.5|los angeles=34.0=-118.2
America/Maceio|aracaju=-10.9=-37.1|maceio=-9.6=-35.7
America/Managua|managua=12.2=-86.3
America/Manaus|natal=-7.0=-60.3=981=amazonas;brazil;br;bra|manaus=-3.1=-60.0
America/Matamoros|nuevo laredo=27.5=-99.6|matamoros=25.9=-97.5|reynosa=26.1=-98.3
America/Mazatlan|los mochis=25.8=-109.0|tepic=21.5=-104.9|mazatlan=23.2=-106.4=361=sinaloa;mexico;mx;mex|culiacan=24.8=-107.4
America/Merida|campeche=19.8=-90.5|merida=21.0=-89.6=841=yucatan;mexico;mx;mex
America/Mexico_City|tapachula=14.9=-92.3|poza rica de hidalgo=20.6=-97.5|orizaba=18.9=-97.1|tehuacan=18.5=-97.4|uruapan=19.4=-102.1|coatzacoalcos=18.1=-94.4|tlaxcala=19.3=-98.2|pachuca=20.2=-98.7|irapuato=20.7=-101.5|celaya=20.5=-100.8|villahermosa=18.0=-92.9|oaxaca=17.1=-96.7|xalapa=19.5=-96.9|tuxtla gutierrez=16.7=-93.2|veracruz=19.2=-96.2|cuernavaca=18.9=-99.2|morelia=19.7=-101.2|acapulco=16.8=-99.9|aguascalientes=21.9=-102.3|queretaro=20.6=-100.4|san luis potosi=22.2=-101.0|nezahualcoyotl=19.4=-99.0|toluca=19.3=-99.7|leon=21.1=-101.7|puebla=19.0=-98.2|guadalajara=20.7=-103.3|mexico city=19.4=-99.1
America/Monterrey|monclova=26.9=-101.4|ciudad victoria=23.7=-99.1|gomez palacio=25.6=-103.5|durango=24.0=-104.7|tampico=22.3=-97.9|saltillo=25.4=-101.0|torreon=25.6=-103.4|monterrey=25.7=-100.3
America/Montevideo|montevideo=-34.9=-56.2
America/Montreal|quebec=46.8=-71.2|montreal=45.5=-73.6
America/New_York|columbus=40.0=-83.0|greenville=34.9=-82.4|chattanooga=35.1=-85.3|lancaster=40.0=-76.3=209=pennsylvania;pa;united states of america;united states;us;usa|trenton=40.2=-74.7|worcester=42.3=-71.8|winston salem=36.1=-80.3|lexington=38.1=-84.5|miami beach=25.8=-80.1|charleston=32.8=-80.0|hampton=37.0=-76.3|durham=36.0=-78.9|columbia=34.0=-80.9=257=south carolina;sc;united states of america;united states;us;usa|newark=40.7=-74.2|springfield=42.1=-72.6|harrisburg=40.3=-76.9|allentown=40.6=-75.5|greensboro=36.1=-79.8|covington=39.1=-84.5|sarasota=27.3=-82.5|toledo=41.7=-83.6|syracuse=43.0=-76.2|lowell=42.6=-71.3|knoxville=36.0=-83.9|stamford=41.1=-73.5|akron=41.1=-81.5|dayton=39.8=-84.2|rochester=43.2=-77.6|albany=42.7=-73.8|hartford=41.8=-72.7|st petersburg=27.8=-82.7=523=florida;fl;united states of america;united states;us;usa|richmond=37.6=-77.4|bridgeport=41.2=-73.2|norfolk=36.8=-76.3|buffalo=42.9=-78.9|providence=41.8=-71.4|west palm beach=26.7=-80.1|new haven=41.3=-72.9|orlando=28.5=-81.4|raleigh=35.8=-78.6|virginia beach=36.9=-76.0|jacksonville=30.3=-81.7|charlotte=35.2=-80.8|cincinnati=39.2=-84.5|fort lauderdale=26.1=-80.1|cleveland=41.5=-81.7|tampa=27.9=-82.5|baltimore=39.3=-76.6|pittsburgh=40.4=-80.0|washington=38.9=-77.0|atlanta=33.8=-84.4|boston=42.3=-71.1|miami=25.8=-80.2|philadelphia=40.0=-75.2|new york=40.7=-74.0
America/Ojinaga|ciudad juarez=31.7=-106.5
America/Panama|panama city=9.0=-79.5
America/Paramaribo|paramaribo=5.8=-55.2
America/Phoenix|glendale=33.6=-112.2|tucson=32.2=-110.9|mesa=33.4=-111.7|phoenix=33.5=-112.1
America/Port-au-Prince|cap haitien=19.8=-72.2|port au prince=18.5=-72.3
America/Porto_Velho|porto velho=-8.8=-63.9
America/Puerto_Rico|san juan=18.4=-66.1=1437=puerto rico;pr;pri
America/Recife|petrolina=-9.4=-40.5|caruaru=-8.3=-36.0|olinda=-8.0=-34.8|jaboatao=-8.1=-35.0|recife=-8.1=-34.9
America/Rio_Branco|rio branco=-10.0=-67.8
America/Santarem|santarem=-2.4=-54.7
America/Santiago|rancagua=-34.2=-70.7|iquique=-20.2=-70.1|san bernardo=-33.6=-70.7|temuco=-38.7=-72.6|talcahuano=-36.7=-73.1|antofagasta=-23.6=-70.4|vina del mar=-33.0=-71.5|valparaiso=-33.0=-71.6|concepcion=-36.8=-73.1|santiago=-33.5=-70.7=2883=region metropolitana de santiago;chile;cl;chl
America/Santo_Domingo|la romana=18.4=-69.0|san pedro de macoris=18.5=-69.3|santo domingo=18.5=-69.9|santiago=19.5=-70.7=1471=santiago;dominican republic;do;dom
America/Sao_Paulo|governador valadares=-18.9=-42.0|itu=-23.3=-47.3|cascavel=-25.0=-53.5|uberaba=-19.8=-48.0|santa maria=-29.7=-53.8|limeira=-22.5=-47.4|itajai=-26.9=-48.7|ponta grossa=-25.1=-50.2|anapolis=-16.3=-49.0|petropolis=-22.5=-43.2|franca=-20.5=-47.4|blumenau=-26.9=-49.1|pelotas=-31.8=-52.3|montes claros=-16.7=-43.9|bauru=-22.3=-49.1|ipatinga=-19.5=-42.5|maringa=-23.4=-51.9|taubate=-23.0=-45.6|piracicaba=-22.7=-47.6|americana=-22.7=-47.3|volta redonda=-22.5=-44.1|sao jose do rio preto=-20.8=-49.4|foz do iguacu=-25.5=-54.5|caxias do sul=-29.2=-51.2|campos=-21.7=-41.3|jundiai=-23.2=-46.9|juiz de fora=-21.8=-43.4|canoas=-29.9=-51.2|sao jose dos pinhais=-25.6=-49.2|uberlandia=-18.9=-48.3|londrina=-23.3=-51.2|ribeirao preto=-21.2=-47.8|novo hamburgo=-29.7=-51.1|sorocaba=-23.5=-47.5|florianopolis=-27.6=-48.5|santo andre=-23.7=-46.5|sao jose dos campos=-23.2=-45.9|joinville=-26.3=-48.8|vila velha=-20.4=-40.3=742=espirito santo;brazil;br;bra|duque de caxias=-22.8=-43.3|nova iguacu=-22.7=-43.5|niteroi=-22.9=-43.1|vitoria=-20.3=-40.4|santos=-24.0=-46.3|goiania=-16.7=-49.3|campinas=-22.9=-47.1|curitiba=-25.4=-49.3|porto alegre=-30.1=-51.2|brasilia=-15.8=-47.9|belo horizonte=-19.9=-43.9|rio de janeiro=-22.9=-43.2|sao paulo=-23.6=-46.6
America/Tegucigalpa|san pedro sula=15.5=-88.0|tegucigalpa=14.1=-87.2
America/Tijuana|ensenada=31.9=-116.6|mexicali=32.6=-115.5|tijuana=32.5=-117.1
America/Toronto|london=43.0=-81.2=341=ontario;canada;ca;can|oshawa=43.9=-78.8|kitchener=43.4=-80.5|hamilton=43.2=-79.8|ottawa=45.4=-75.7|toronto=43.7=-79.4
America/Vancouver|victoria=48.4=-123.4|vancouver=49.3=-123.1=1458=british columbia;canada;ca;can
America/Winnipeg|winnipeg=49.9=-97.2
Asia/Aden|ibb=14.0=44.2|al hudaydah=14.8=43.0|taizz=13.6=44.0|aden=12.8=45.0|sanaa=15.4=44.2
Asia/Almaty|petropavlovsk=54.9=69.2|oskemen=50.0=82.6|semey=50.4=80.3|pavlodar=52.3=77.0|taraz=42.9=71.4|astana=51.2=71.4|qaraghandy=49.9=73.1|shymkent=42.3=69.6|almaty=43.3=76.9
Asia/Amman|irbid=32.5=35.8|az zarqa=32.1=36.1|amman=32.0=35.9
Asia/Aqtobe|aktobe=50.3=57.2
Asia/Ashgabat|turkmenabat=39.1=63.6|ashgabat=37.9=58.4
Asia/Baghdad|al fallujah=33.3=43.8|baqubah=33.7=44.7|ar ramadi=33.4=43.3|al kut=32.5=45.8|al amarah=31.8=47.2|ad diwaniyah=32.0=44.9|an nasiriyah=31.0=46.3|karbala=32.6=44.0|al hillah=32.5=44.4=480=babil;iraq;iq;irq|kirkuk=35.5=44.4|an najaf=32.0=44.3|dahuk=36.9=43.0|as sulaymaniyah=35.6=45.4|irbil=36.2=44.0|basra=30.5=47.8|mosul=36.3=43.1|baghdad=33.3=44.4
Asia/Bahrain|manama=26.2=50.6
Asia/Baku|sumqayt=40.6=49.6|ganca=40.7=46.4|baku=40.4=49.9
Asia/Bangkok|chon buri=13.4=101.0|udon thani=17.4=102.8|hat yai=7.0=100.5|nonthaburi=13.8=100.5|nakhon ratchasima=15.0=102.1|chiang mai=18.8=99.0|samut prakan=13.6=100.6|bangkok=13.7=100.5
Asia/Barnaul|biysk=52.5=85.2|barnaul=53.4=83.7
Asia/Beirut|trablous=34.4=35.9|beirut=33.9=35.5
Asia/Bishkek|osh=40.5=72.8|bishkek=42.9=74.6
Asia/Brunei|bandar seri begawan=4.9=114.9
Asia/Chita|chita=52.1=113.5
Asia/Chongqing|wuhai=39.7=106.8|yuxi=24.4=102.6|tongchuan=35.1=109.0|xichang=27.9=102.3|sanya=18.3=109.5|chuxiong=25.0=101.5|jining=41.0=113.1=270=nei mongol;china;cn;chn;peoples republic of china|mengzi=23.4=103.4|guangyuan=32.4=105.9|yaan=30.0=103.1|wuzhou=23.5=111.3|longxi=35.0=104.6|linxia=35.6=103.2|panzhihua=26.5=101.7|zhaotang=27.3=103.7|wuwei=37.9=102.6|xingyi=25.1=104.9|beihai=21.5=109.1|yibin=28.8=104.6|anshun=26.3=105.9|yulin=22.6=110.2|tianshui=34.6=105.9|zhanyi=25.6=103.8|leshan=29.6=103.7|yinchuan=38.5=106.3|zunyi=27.7=106.9|yangjiang=21.9=112.0|baoji=34.4=107.1|guilin=25.3=110.3|mianyang=31.5=104.8|lupanshui=26.6=104.8|zigong=29.4=104.8|xining=36.6=101.8|baoshan=25.1=99.2|neijiang=29.6=105.1|ankang=32.7=109.0|xianyang=34.3=108.7|baotou=40.7=109.8|hohhot=40.8=111.7|suining=30.5=105.5|liuzhou=24.3=109.3|nanning=22.8=108.3|luzhou=28.9=105.4|haikou=20.1=110.3|wanzhou=30.8=108.4|kunming=25.1=102.7|nanchong=30.8=106.1|lanzhou=36.1=103.8|guiyang=26.6=106.7|hechi=23.1=109.6|xian=34.3=108.9|chengdu=30.7=104.1|chongqing=29.6=106.6
Asia/Colombo|colombo=6.9=79.9
Asia/Damascus|dayr az zawr=35.3=40.1|douma=33.6=36.4|al ladhiqiyah=35.5=35.8|hamah=35.2=36.7|hims=34.7=36.7|aleppo=36.2=37.2|damascus=33.5=36.3
Asia/Dhaka|barisal=22.7=90.4|narayanganj=23.6=90.5|saidpur=25.8=89.0|sylhet=24.9=91.9|jessore=23.2=89.2|rangpur=25.8=89.3|mymensingh=24.8=90.4|comilla=23.5=91.2|rajshahi=24.4=88.6|khulna=22.8=89.6|chittagong=22.3=91.8|dhaka=23.7=90.4
Asia/Dili|dili=-8.6=125.6
Asia/Dubai|al ayn=24.2=55.7|abu dhabi=24.5=54.4|sharjah=25.4=55.4|dubai=25.2=55.3
Asia/Dushanbe|khujand=40.3=69.6|dushanbe=38.6=68.8
Asia/Gaza|gaza=31.5=34.4
Asia/Harbin|fuyu=45.2=124.8|suihua=46.6=127.0|hulan ergi=47.2=123.6|baishan=41.9=126.4|baicheng=45.6=122.8|qitaihe=45.8=130.9|yanji=42.9=129.5|yichun=47.7=128.9=443=heilongjiang;china;cn;chn;peoples republic of china|liaoyuan=42.9=125.1|shuangyashan=46.7=131.4|siping=43.2=124.3|hegang=47.4=130.4|jixi=45.3=131.0|jiamusi=46.8=130.4|daqing=46.6=125.0|mudangiang=44.6=129.6|qiqihar=47.3=124.0|jilin=43.8=126.6|changchun=43.9=125.3|harbin=45.7=126.6
Asia/Hebron|al khalil=31.5=35.1
Asia/Ho_Chi_Minh|thai binh=20.5=106.3|vung tau=10.4=107.1|soc trang=9.6=106.0|nam dinh=20.4=106.2|thu dau mot=11.0=106.7|buon me thuot=12.7=108.0|phan thiet=10.9=108.1|rach gia=10.0=105.1|long xuyen=10.4=105.4|ca mau=9.2=105.2|viet tri=21.3=105.4|nha trang=12.3=109.2|thai nguyen=21.6=105.8|vinh=18.7=105.7|qui nhon=13.8=109.2|hue=16.5=107.6|bien hoa=11.0=106.8|can tho=10.0=105.8|da nang=16.1=108.2|haiphong=20.8=106.7|hanoi=21.0=105.9|ho chi minh city=10.8=106.7
Asia/Hong_Kong|hong kong=22.3=114.2
Asia/Irkutsk|angarsk=52.6=103.9|ulan ude=51.8=107.6|irkutsk=52.3=104.2
Asia/Jakarta|kediri=-7.8=112.0|tegal=-6.9=109.1|cirebon=-6.7=108.6|pakalongan=-6.9=109.7|tasikmalaya=-7.3=108.2|pematangsiantar=3.0=99.1|sukabumi=-6.9=106.9|jember=-8.2=113.7|bukittinggi=-0.3=100.4|pasuruan=-7.6=112.9|banda aceh=5.5=95.3|bengkulu=-3.8=102.3|binjai=3.6=98.5|jambi=-1.6=103.6|surakarta=-7.6=110.8|yogyakarta=-7.8=110.4|pekanbaru=0.6=101.4|malang=-8.0=112.6|bandar lampung=-5.4=105.3|padang=-1.0=100.4|bogor=-6.6=106.8|cilacap=-7.7=109.0|semarang=-7.0=110.4|palembang=-3.0=104.8|medan=3.6=98.7|bekasi=-6.2=107.0|bandung=-7.0=107.6|surabaya=-7.2=112.8|jakarta=-6.2=106.8
Asia/Jayapura|ambon=-3.7=128.2
Asia/Jerusalem|haifa=32.8=35.0|jerusalem=31.8=35.2|tel aviv yafo=32.1=34.8
Asia/Kabul|lashkar gah=31.6=64.4|kondoz=36.7=68.9|mazar e sharif=36.7=67.1|jalalabad=34.4=70.4|herat=34.3=62.2|kandahar=31.6=65.7|kabul=34.5=69.2
Asia/Karachi|chiniot=31.7=73.0|okara=30.8=73.5|nawabshah=26.2=68.4|sahiwal=30.7=73.1|dera ghazi khan=30.1=70.6|kohat=33.6=71.4|mirput khas=25.5=69.0|kasur=31.1=74.5|mardan=34.2=72.0|gujrat=32.6=74.1|jhang=31.3=72.3|rahim yar khan=28.4=70.3|sheikhu pura=31.7=74.0|larkana=27.6=68.2|sukkur=27.7=68.8|sialkote=32.5=74.6|sargodha=32.1=72.7|bahawalpur=29.4=71.7|bannu=33.0=70.6|islamabad=33.7=73.2|quetta=30.2=67.0|abbottabad=34.1=73.2|peshawar=34.0=71.5|hyderabad=25.4=68.4=1423=sind;pakistan;pk;pak|gujranwala=32.2=74.2|multan=30.2=71.5|rawalpindi=33.6=73.0|saidu=34.8=72.3|faisalabad=31.4=73.1|lahore=31.6=74.4|karachi=24.9=67.0
Asia/Kashgar|shache=38.4=77.3|aksu=41.2=80.3|yining=43.9=81.4|kashgar=39.5=76.0
Asia/Kathmandu|pokhara=28.3=84.0|kathmandu=27.7=85.3
Asia/Kolkata|haldia=22.0=88.1|dindigul=10.4=78.0|puri=19.8=85.9|agartala=23.8=91.3|pali=25.8=73.3|mandya=12.6=76.9|pathankot=32.3=75.7|nagercoil=8.2=77.4|thanjavur=10.8=79.2|karnal=29.7=77.0|pondicherry=11.9=79.8|bharatpur=27.3=77.5|khammam=17.3=80.2|sambalpur=21.5=84.0|mirzapur=25.1=82.6|raichur=16.2=77.4|hosapete=15.3=76.4|hapur=28.7=77.8|imphal=24.8=94.0|sonipat=29.0=77.0|bidar=17.9=77.5|etawah=26.8=79.0|karimnagar=18.5=79.1|tirupati=13.7=79.4|bijapur=16.8=75.7|ratlam=23.4=75.0|aizawl=23.7=92.7|alwar=27.5=76.6|sagar=23.9=78.8|bhuj=23.3=69.8|panipat=29.4=77.0|kakinada=17.0=82.2|rampur=28.8=79.0|barddhaman=23.3=87.9|rajamahendravaram=17.0=81.8|firozabad=27.1=78.4|rohtak=28.9=76.6|new delhi=28.6=77.2|sikar=27.6=75.1|shahjahanpur=27.9=79.9|brahmapur=19.3=84.8|patiala=30.3=76.4|mathura=27.5=77.7|muzaffarpur=26.1=85.4|parbhani=19.3=76.8|rajapalaiyam=9.4=77.6|nizamabad=18.7=78.1|muzaffarnagar=29.5=77.7|kurnool=15.8=78.0|tumakuru=13.3=77.1|bhilwara=25.4=74.6|bhagalpur=25.2=87.0|latur=18.4=76.6|shillong=25.6=91.9|ahmednagar=19.1=74.8|ballari=15.2=76.9|kollam=8.9=76.6|dhule=20.9=74.8|hisar=29.2=75.7|gaya=24.8=85.0|tuticorin=8.8=78.1|bilaspur=22.1=82.2|udaipur=24.6=73.7|chandrapur=20.0=79.3|akola=20.7=77.0|davangere=14.5=75.9|gulbarga=17.3=76.8|bhatpara=22.9=88.5|saharanpur=30.0=77.6|ujjain=23.2=75.8|bikaner=28.0=73.3|shivamogga=13.9=75.6|tirunelveli=8.7=77.7|guwahati=26.2=91.8|bhavnagar=21.8=72.1|siliguri=26.7=88.5|guntur=16.3=80.5|nellore=14.4=80.0|tiruppur=11.1=77.3|ajmer=26.4=74.6|raurkela=22.2=84.8|malegaon=20.6=74.5|cuttack=20.5=85.9|nanded=19.2=77.3|mangaluru=12.9=74.8|sangli=16.9=74.6|belagavi=15.9=74.5|jhansi=25.5=78.6|jammu=32.7=74.8|dehra dun=30.3=78.1|kolhapur=16.7=74.2|amravati=20.9=77.8|gorakhpur=26.8=83.4|kozhikode=11.3=75.8|dhanbad=23.8=86.4|bhiwandi=19.4=73.1|moradabad=28.8=78.8|atal nagar=21.2=81.6|aligarh=27.9=78.1|bareilly=28.3=79.4|kota=25.2=75.8|bhubaneshwar=20.3=85.8|jullundur=31.3=75.6|salem=11.7=78.2|hubballi=15.4=75.1|tiruchirappalli=10.8=78.7|thiruvananthapuram=8.5=77.0|mysuru=12.3=76.7|gwalior=26.2=78.2|ranchi=23.4=85.3|chandigarh=30.7=76.8|jamshedpur=22.8=86.2|jodhpur=26.3=73.0|vijayawada=16.5=80.6|sholapur=17.7=75.9|warangal=18.0=79.6|srinagar=34.1=74.8|kochi=10.0=76.2=1062=kerala;india;in;ind|chhatrapati sambhajinagar=19.9=75.3|bhilai=21.2=81.4|madurai=9.9=78.1|prayagraj=25.5=81.8|amritsar=31.6=74.9|jabalpur=23.2=80.0|rajkot=22.3=70.8|varanasi=25.3=83.0|ghaziabad=28.7=77.4|vishakhapatnam=17.7=83.3|meerut=29.0=77.7|coimbatore=11.0=77.0|asansol=23.7=87.0|nasik=20.0=73.8|faridabad=28.4=77.3|agra=27.2=78.0|kalyan=19.3=73.2|vadodara=22.3=73.2|ludhiana=30.9=75.9|bhopal=23.2=77.4|patna=25.6=85.1|indore=22.7=75.9|nagpur=21.2=79.1|lucknow=26.9=80.9|jaipur=26.9=75.8|haora=22.6=88.3|kanpur=26.5=80.3|surat=21.2=72.8|pune=18.5=73.9|ahmedabad=23.0=72.6|hyderabad=17.4=78.5=4987=andhra pradesh;india;in;ind|chennai=13.1=80.3|bengaluru=13.0=77.6|kolkata=22.5=88.3|delhi=28.7=77.2|mumbai=19.0=72.9
Asia/Krasnoyarsk|noginsk=64.5=91.2|krasnoyarsk=56.0=92.9
Asia/Kuala_Lumpur|taiping=4.9=100.7|alor setar=6.1=100.4|sungai petani=5.6=100.5|kuala terengganu=5.3=103.1|kuantan=3.8=103.3|seremban=2.7=101.9|kota baharu=6.1=102.2|butterworth=5.4=100.4|shah alam=3.1=101.5|malacca=2.2=102.2|ipoh=4.6=101.1|johor bahru=1.5=103.7|kelang=3.0=101.6|kuala lumpur=3.2=101.7|george town=5.4=100.3
Asia/Kuching|sibu=2.3=111.8|miri=4.4=114.0|tawau=4.3=117.9|sandakan=5.8=118.1|kota kinabalu=6.0=116.1|kuching=1.5=110.3
Asia/Kuwait|kuwait=29.4=48.0
Asia/Macau|macau=22.2=113.5
Asia/Makassar|gorontalo=0.5=123.1|kupang=-10.2=123.6|mataram=-8.6=116.1|balikpapan=-1.3=116.8|manado=1.5=124.8|samarinda=-0.5=117.1|palu=-0.9=119.8|denpasar=-8.7=115.2|bandjarmasin=-3.3=114.6|ujungpandang=-5.1=119.4
Asia/Manila|cadiz=11.0=123.3|cabanatuan=15.5=121.0|san pablo=14.1=121.3|cotabato=7.2=124.2|tacloban=11.3=125.0|olongapo=14.8=120.3|angeles=15.1=120.5|legazpi=13.2=123.8|batangas=13.8=121.0|baguio city=16.4=120.6|iloilo=10.7=122.5|pasay city=14.6=121.0|naga=13.6=123.2|iligan=8.2=124.2|zamboanga=6.9=122.1|bacolod=10.6=123.0|general santos=6.1=125.2|cebu=10.3=123.9|cagayan de oro=8.5=124.7|davao=7.1=125.6|quezon city=14.7=121.0|manila=14.6=121.0
Asia/Muscat|as sib=23.7=58.2|muscat=23.6=58.6
Asia/Nicosia|nicosia=35.2=33.4
Asia/Novokuznetsk|prokopyevsk=53.9=86.7|kemerovo=55.3=86.1|novokuznetsk=53.8=87.1
Asia/Novosibirsk|novosibirsk=55.0=83.0
Asia/Omsk|omsk=55.0=73.4
Asia/Oral|oral=51.3=51.3
Asia/Phnom_Penh|phnom penh=11.6=104.9
Asia/Pontianak|pontianak=-0.0=109.3
Asia/Pyongyang|haeju=38.0=125.7|hyeson=41.4=128.2|kanggye=41.0=126.6|kaesong=38.0=126.6|wonsan=39.2=127.4|sunchon=39.4=125.9|chongjin=41.8=129.8|hungnam=39.8=127.6|hamhung=39.9=127.5|nampo=38.8=125.5|pyongyang=39.0=125.8
Asia/Qatar|doha=25.3=51.5
Asia/Qyzylorda|qyzylorda=44.8=65.5|oostanay=53.2=63.6
Asia/Rangoon|monywa=22.1=95.1|pathein=16.8=94.7|myeik=12.5=98.6|bago=17.3=96.5|mawlamyine=16.5=97.7|naypyidaw=19.8=96.1|mandalay=22.0=96.1|rangoon=16.8=96.2
Asia/Riyadh|abha=18.2=42.5|al qatif=26.5=50.0|yanbu al bahr=24.1=38.0|al jubayl=27.0=49.6|hafar al batin=28.4=46.0|al mubarraz=25.4=49.6|al kharj=24.2=47.3|najran=17.5=44.1|hail=27.5=41.7|buraydah=26.4=44.0|tabuk=28.4=36.6|al hufuf=25.3=49.6|at taif=21.3=40.4|al hillah=23.5=46.8=595=ar riyad;saudi arabia;sa;sau|medina=24.5=39.6|makkah=21.4=39.8|ad damman=26.4=50.1|jeddah=21.5=39.2|riyadh=24.6=46.8
Asia/Samarkand|nukus=42.5=59.6|shahrisabz=39.1=66.8|bukhara=39.8=64.4|qarshi=38.9=65.8|samarqand=39.7=66.9
Asia/Seoul|chuncheon=37.9=127.7|wonju=37.4=127.9|gunsan=36.0=126.7|iksan=35.9=126.9|mokpo=34.8=126.4|yeosu=34.7=127.7|jeju=33.5=126.5|pohang=36.0=129.4|jeonju=35.8=127.1|ansan=37.3=126.9|cheongju=36.6=127.5|puchon=37.5=126.8|goyang=37.7=126.8|songnam=37.4=127.1|ulsan=35.5=129.3|suwon=37.3=127.0|changwon=35.2=128.6|gwangju=35.2=126.9|daejeon=36.3=127.4|daegu=35.9=128.6|incheon=37.5=126.6|busan=35.1=129.0|seoul=37.6=127.0
Asia/Shanghai|linhai=28.9=121.1|ulanhot=46.1=122.1|laiyang=37.0=120.7|xinzhou=38.4=112.7|hailar=49.2=119.7|quzhou=29.0=118.9|liaocheng=36.4=116.0|linchuan=28.0=116.4|hebi=36.0=114.2|chenzhou=25.8=113.0|heyuan=23.7=114.7|hangu=39.2=117.8|meizhou=24.3=116.1|huizhou=23.1=114.4|wafangdian=39.6=122.0|tieling=42.3=123.8|weihai=37.5=122.1|longyan=25.2=117.0|changping=40.2=116.2|putian=25.4=119.0|zhoukou=33.6=114.6|chengde=41.0=117.9|dezhou=37.5=116.3|jingdezhen=29.3=117.2|xuanhua=40.6=115.0|jingmen=31.0=112.1|shuozhou=39.3=112.4|zhuozhou=39.5=115.8|luohe=33.6=114.0|zhaoqing=23.1=112.5|chaozhou=23.7=116.6|tongling=31.0=117.8|chaoyang=41.6=120.4|xuchang=34.0=113.8|hengshui=37.7=115.7|anqing=30.5=117.1|jiaojing=28.7=121.4|jian=27.1=115.0|xinyu=27.8=114.9|shashi=30.3=112.2|jincheng=35.5=112.8|cangzhou=38.3=116.9|jiangmen=22.6=113.1|linfen=36.1=111.5|yuci=37.7=112.7|yangzhou=32.4=119.4|jiujiang=29.7=116.0|rizhao=35.4=119.5|tongliao=43.6=122.3|shaoxing=30.0=120.6|xiangtai=37.0=114.5|taizhou=32.5=119.9|jinhua=29.1=119.6|shiyan=32.6=110.8|wuhu=31.4=118.4|puyang=35.7=115.0|pingxiang=27.6=113.9|shaoguan=24.8=113.6|yichang=30.7=111.3|jiaozuo=35.3=113.2|huangshi=30.2=115.1|yingkow=40.7=122.3|langfang=39.5=116.7|huzhou=30.9=120.1|yongzhou=26.2=111.6|changzhi=36.2=113.1|qingyuan=23.7=113.0|lianyungang=34.6=119.2|jiaxing=30.8=120.7|fuxin=42.0=121.7|bengbu=32.9=117.3|liaoyang=41.3=123.2|zhenjiang=32.2=119.4|dandong=40.1=124.4|xiangfan=32.0=112.1|fuyang=30.1=120.0|yiyang=28.6=112.3|jinzhou=41.1=121.1|foshan=23.0=113.1|heze=35.2=115.5|zhangjiakou=40.8=114.9|lingyuan=41.2=119.4|nantong=32.0=120.8|chifeng=42.3=118.9|jining=35.4=116.6=818=shandong;china;cn;chn;peoples republic of china|xinxiang=35.3=113.9|quanzhou=24.9=118.6|yueyang=29.4=113.1|anyang=36.1=114.4|yancheng=33.4=120.1|pingdingshan=33.7=113.3|yangquan=37.9=113.6|xuanzhou=31.0=118.8|kaifeng=34.9=114.4|qinhuangdao=39.9=119.6|zhucheng=36.0=119.4|hengyang=26.9=112.6|zhuzhou=27.8=113.2|xiantao=30.4=113.4|huaibei=34.0=116.8|huaiyin=33.6=119.0|shangrao=28.5=118.0|benxi=41.3=123.8|jianmen=30.7=113.2|xinyi=34.4=118.4|shangqiu=34.5=115.7|weifang=36.7=119.1|yichun=27.8=114.4=982=jiangxi;china;cn;chn;peoples republic of china|changde=29.0=111.7|maanshan=31.7=118.5|zhuhai=22.3=113.6|baoding=38.9=115.5|nanyang=33.0=112.5|changzhou=31.8=120.0|zaozhuang=34.9=117.6|linyi=35.1=118.3|ganzhou=25.9=115.0|huainan=32.6=117.0|ningbo=29.9=121.6|jinxi=40.8=120.8|luan=31.8=116.5|xinyang=32.1=114.1|yantai=37.5=121.4|anshan=41.1=122.9|wuxi=31.6=120.3|fushun=41.9=123.9|datong=40.1=113.3|shantou=23.4=116.7|handan=36.6=114.5|suzhou=33.6=117.0|xiamen=24.4=118.1|luoyang=34.7=112.5|wenzhou=28.0=120.7|taian=36.2=117.1|xuzhou=34.3=117.2|hefei=31.9=117.3|tangshan=39.6=118.2|shuyang=34.1=118.8|zibo=36.8=118.0|fuzhou=26.1=119.3|nanchang=28.7=115.9|xiangtan=27.9=112.9|shijianzhuang=38.1=114.5|qingdao=36.1=120.3|zhengzhou=34.8=113.7|changsha=28.2=113.0|jinan=36.7=117.0|zhangzhou=24.5=117.7|hangzhou=30.2=120.2|dalian=38.9=121.6|taiyuan=37.9=112.5|nanjing=32.1=118.8|shenyeng=41.8=123.4|shenzhen=22.6=114.1|dongguan=23.0=113.7|tianjin=39.1=117.2|wuhan=30.6=114.3|guangzhou=23.1=113.3|beijing=39.9=116.4|shanghai=31.2=121.4
Asia/Singapore|singapore=1.3=103.9
Asia/Taipei|pingzhen=24.9=121.2|hualien=24.0=121.6|pingtung=22.7=120.5|chiayi=23.5=120.4|keelung=25.1=121.7|taoyuan=25.0=121.3|changhua=24.1=120.5|hsinchu=24.8=121.0|zhongli=25.0=121.2|tainan=23.0=120.2|taichung=24.2=120.7|kaohsiung=22.6=120.3|new taipei=25.0=121.5|taipei=25.0=121.6
Asia/Tashkent|qoqon=40.5=70.9|fargona=40.4=71.8|andijon=40.8=72.3|namangan=41.0=71.7|tashkent=41.3=69.3
Asia/Tbilisi|tbilisi=41.7=44.8
Asia/Tehran|bojnurd=37.5=57.3|amol=36.5=52.4|sabzewar=36.2=57.6|neyshabur=36.2=58.8|kashan=34.0=51.6|borujerd=33.9=48.8|birjand=32.9=59.2|gorgan=36.8=54.5|sari=36.6=53.1|hamadan=34.8=48.5|abadan=30.3=48.3|dezful=32.4=48.5|sanandaj=35.3=47.0|khorramabad=33.5=48.4|zanjan=36.7=48.5|qazvin=36.3=50.0|ardabil=38.3=48.3|bandar e abbas=27.2=56.3|khomeini shahr=32.7=51.5|yazd=31.9=54.4|arak=34.1=49.7=463=markazi;iran;ir;irn|rasht=37.3=49.6|kerman=30.3=57.1|zahedan=29.5=60.8|kermanshah=34.4=47.1|ahvaz=31.3=48.7|qom=34.7=51.0|shiraz=29.6=52.6|tabriz=38.1=46.3|karaj=35.8=51.0|isfahan=32.7=51.7|mashhad=36.3=59.6|tehran=35.7=51.4
Asia/Tokyo|matsumoto=36.2=138.0|sasebo=33.2=129.7|hachinohe=40.5=141.5|shimonoseki=34.0=130.9|fukui=36.1=136.2|yamagata=38.3=140.3|fukushima=37.7=140.5|aomori=40.8=140.7|hakodate=41.8=140.7|morioka=39.7=141.1|mito=36.4=140.5|akita=39.7=140.1|koriyama=37.4=140.4|maebashi=36.4=139.1|miyazaki=31.9=131.4|kochi=33.6=133.5=323=kochi;japan;jp;jpn|iwaki=37.1=140.9|toyama=36.7=137.2|takamatsu=34.3=134.0|kawagoe=35.9=139.5|asahikawa=43.8=142.4|tokushima=34.1=134.6|tsu=34.7=136.5|wakayama=34.2=135.2|gifu=35.4=136.8|oita=33.2=131.6|nagasaki=32.8=129.9|otsu=35.0=135.9|nagano=36.6=138.2|kanazawa=36.6=136.6|matsuyama=33.8=132.8|kagoshima=31.6=130.6|niigata=37.9=139.0|utsunomiya=36.5=139.9|hachioji=35.7=139.3|naha=26.2=127.7|shizuoka=35.0=138.4|kumamoto=32.8=130.7|okayama=34.7=133.9|hamamatsu=34.7=137.7|kitakyushu=33.9=130.8|kawasaki=35.5=139.7|kobe=34.7=135.2|hiroshima=34.4=132.4|kyoto=35.0=135.7|sendai=38.3=141.0|fukuoka=33.6=130.4|sapporo=43.1=141.3|nagoya=35.2=136.9|yokohama=35.3=139.6|osaka=34.8=135.5|tokyo=35.7=139.8
Asia/Tomsk|tomsk=56.5=85.0
Asia/Ulaanbaatar|ulaanbaatar=47.9=106.9
Asia/Urumqi|hami=42.8=93.5|yumen=39.8=97.7|shihezi=44.3=86.0|zhanjiang=21.2=110.4|maoming=21.9=110.9|urumqi=43.8=87.6
Asia/Vientiane|vientiane=18.0=102.6
Asia/Vladivostok|komsomolsk na amure=50.6=137.0|khabarovsk=48.5=135.1|vladivostok=43.1=131.9
Asia/Yakutsk|blagoveshchensk=50.3=127.5|yakutsk=62.0=129.7
Asia/Yekaterinburg|sterlitamak=53.6=56.0|magnitogorsk=53.4=59.0|kurgan=55.5=65.3|surgut=61.3=73.4|nizhny tagil=57.9=60.0|tyumen=57.1=65.5|orenburg=51.8=55.1|ufa=54.8=56.0|chelyabinsk=55.2=61.4|yekaterinburg=56.9=60.6
Asia/Yerevan|yerevan=40.2=44.5
Atlantic/Canary|santa cruz de tenerife=28.5=-16.3|las palmas=28.1=-15.4
Australia/Adelaide|adelaide=-34.9=138.6
Australia/Brisbane|gold coast=-28.1=153.4|brisbane=-27.5=153.0
Australia/Melbourne|cranbourne=-38.1=145.3|melbourne=-37.8=145.0
Australia/Perth|perth=-32.0=115.8
Australia/Sydney|wollongong=-34.4=150.9|canberra=-35.3=149.1|newcastle=-32.8=151.8=816=new south wales;australia;au;aus|sydney=-33.9=151.2
Europe/Amsterdam|haarlem=52.4=4.6|eindhoven=51.4=5.5|utrecht=52.1=5.1|rotterdam=51.9=4.5|amsterdam=52.3=4.9|the hague=52.1=4.3
Europe/Astrakhan|astrakhan=46.3=48.1
Europe/Athens|piraievs=38.0=23.7|thessaloniki=40.7=22.9|athens=38.0=23.7
Europe/Belgrade|novi sad=45.3=19.8|nis=43.3=21.9|pristina=42.7=21.2|belgrade=44.8=20.5
Europe/Berlin|rostock=54.1=12.1|koblenz=50.4=7.6|lubeck=53.9=10.7|magdeburg=52.1=11.6|freiburg=48.0=7.9|braunschweig=52.2=10.5|kassel=51.3=9.5|kiel=54.3=10.1|munster=52.0=7.6|chemnitz=50.8=12.9|heidelberg=49.4=8.7|augsburg=48.4=10.9|bielefeld=52.0=8.5|karlsruhe=49.0=8.4|wiesbaden=50.1=8.3|saarbrucken=49.3=7.0|bonn=50.7=7.1|leipzig=51.3=12.4|dresden=51.0=13.8|wuppertal=51.3=7.2|dortmund=51.5=7.5|nurnberg=49.4=11.1|hannover=52.4=9.7|bremen=53.1=8.8|duisburg=51.4=6.8|dusseldorf=51.2=6.8|cologne=50.9=7.0|essen=51.4=7.0|munich=48.1=11.6|mannheim=49.5=8.5|hamburg=53.6=10.0|stuttgart=48.8=9.2|frankfurt=50.1=8.7|berlin=52.5=13.4
Europe/Bratislava|kosice=48.7=21.3|bratislava=48.2=17.1
Europe/Brussels|charleroi=50.4=4.5|gent=51.0=3.7|liege=50.6=5.6|antwerpen=51.2=4.4|brussels=50.8=4.3
Europe/Bucharest|oradea=47.0=21.9|braila=45.3=28.0|ploiesti=44.9=26.0|constanta=44.2=28.6|brasov=45.6=25.6|cluj napoca=46.8=23.6|craiova=44.3=23.8|galati=45.5=28.0|timisoara=45.8=21.2|iasi=47.2=27.6|bucharest=44.4=26.1
Europe/Budapest|miskolc=48.1=20.8|debrecen=47.5=21.6|budapest=47.5=19.1
Europe/Chisinau|chisinau=47.0=28.9
Europe/Copenhagen|arhus=56.2=10.2|copenhagen=55.7=12.6|kobenhavn=55.7=12.6
Europe/Dublin|dublin=53.3=-6.2
Europe/Helsinki|tampere=61.5=23.8|helsinki=60.2=24.9
Europe/Istanbul|kirikkale=39.9=33.5|iskenderun=36.6=36.2|manisa=38.6=27.4|sivas=39.7=37.0|balikesir=39.7=27.9|adapazari=40.8=30.4|elazig=38.7=39.2|batman=37.9=41.1|sakarya=40.8=30.4|hatay=36.2=36.1|van=38.5=43.4|denizli=37.8=29.1|kahramanmaras=37.6=36.9|izmit=40.8=29.9|erzurum=39.9=41.3|sanliurfa=37.2=38.8|malatya=38.4=38.3|eskisehir=39.8=30.5|trabzon=41.0=39.7|kayseri=38.7=35.5|tarsus=36.9=34.9|samsun=41.3=36.3|icel=36.8=34.6|diyarbakir=37.9=40.2|antalya=36.9=30.7|konya=37.9=32.5|gaziantep=37.1=37.4|adana=37.0=35.3|bursa=40.2=29.1|izmir=38.4=27.2|ankara=39.9=32.9|istanbul=41.1=29.0
Europe/Kaliningrad|kaliningrad=54.7=20.5
Europe/Kirov|kirov=58.6=49.7
Europe/Kyiv|kremenchuk=49.1=33.4|lutsk=50.7=25.3|ivano frankivsk=48.9=24.7|ternopil=49.5=25.6|kirovohrad=48.5=32.3|rivne=50.6=26.3|chernivtsi=48.3=25.9|kherson=46.6=32.6|zhytomyr=50.2=28.7|cherkasy=49.4=32.1|sumy=50.9=34.8|chernihiv=51.5=31.3|poltava=49.6=34.6|makiyivka=48.0=38.0|khmelnytskyy=49.4=27.0|horlivka=48.3=38.1|vinnytsya=49.2=28.5|mykolayiv=47.0=32.0|luhansk=48.6=39.3|mariupol=47.1=37.6|kryvyy rih=47.9=33.3|lvov=49.8=24.0|odessa=46.5=30.7|donetsk=48.0=37.8|dnipropetrovsk=48.5=35.0|kharkiv=50.0=36.3|kyiv=50.4=30.5
Europe/Lisbon|braga=41.6=-8.4|porto=41.2=-8.6|lisbon=38.7=-9.1
Europe/Ljubljana|ljubljana=46.1=14.5
Europe/London|blackpool=53.8=-3.1|luton=51.9=-0.4|swansea=51.6=-4.0|plymouth=50.4=-4.2|reading=51.5=-1.0|middlesbrough=54.6=-1.2|bournemouth=50.7=-1.9|kingston upon hull=53.8=-0.3|sunderland=54.9=-1.4|brighton=50.8=-0.2|portsmouth=50.8=-1.1|stoke=53.0=-2.2|coventry=52.4=-1.5|belfast=54.6=-6.0|southampton=50.9=-1.4|southend on sea=51.6=0.7|bradford=53.8=-1.7|leicester=52.6=-1.1|edinburgh=55.9=-3.2|bristol=51.4=-2.6|newcastle=55.0=-1.6=537=tyne and wear;united kingdom;gb;gbr;uk;great britain;england;scotland;wales;northern ireland|nottingham=53.0=-1.2|cardiff=51.5=-3.2|liverpool=53.4=-2.9|glasgow=55.9=-4.3|sheffield=53.4=-1.5|leeds=53.8=-1.6|manchester=53.5=-2.2|birmingham=52.5=-1.9=1635=west midlands;united kingdom;gb;gbr;uk;great britain;england;scotland;wales;northern ireland|london=51.5=-0.1=7994=westminster;united kingdom;gb;gbr;uk;great britain;england;scotland;wales;northern ireland
Europe/Madrid|oviedo=43.4=-5.8|pamplona=42.8=-1.6|san sebastian=43.3=-2.0|alicante=38.4=-0.5|valladolid=41.7=-4.8|cordoba=37.9=-4.8=301=andalucia;spain;es;esp|gijon=43.5=-5.7|la coruna=43.3=-8.4|granada=37.2=-3.6|palma=39.6=2.7|vigo=42.2=-8.7|murcia=38.0=-1.1|malaga=36.7=-4.4|zaragoza=41.7=-0.9|bilbao=43.2=-2.9|valencia=39.5=-0.4=807=comunidad valenciana;spain;es;esp|seville=37.4=-6.0|madrid=40.4=-3.7|barcelona=41.4=2.2=3251=cataluna;spain;es;esp
Europe/Minsk|babruysk=53.1=29.2|brest=52.1=23.7|hrodna=53.7=23.8|vitsyebsk=55.2=30.2|mahilyow=53.9=30.3|homyel=52.4=31.0|minsk=53.9=27.6
Europe/Moscow|starsy oskol=51.3=37.8|rybinsk=58.1=38.8|shakhty=47.7=40.3|nizhnekamsk=55.6=51.8|velikiy novgorod=58.5=31.3|groznyy=43.3=45.7|novorossiysk=44.7=37.8|syktyvkar=61.7=50.8|dzerzhinsk=56.3=43.5|petrozavodsk=61.8=34.3|podolsk=55.4=37.5|vologda=59.2=39.9|taganrog=47.2=38.9|kostroma=57.8=40.9|cherepovets=59.1=37.9|murmansk=69.0=33.1|naltchik=43.5=43.6|archangel=64.6=40.5|tambov=52.7=41.4|yoshkar ola=56.6=47.9|saransk=54.2=45.2|smolensk=54.8=32.0|kaluga=54.5=36.3|vladimir=56.1=40.4|sochi=43.6=39.7|belgorod=50.6=36.6|orel=53.0=36.1|vladikavkaz=43.1=44.7|stavropol=45.1=42.0|tver=56.9=35.9|kursk=51.7=36.2|ivanovo=57.0=41.0|bryansk=53.3=34.4|cheboksary=56.1=47.3|naberezhnyye chelny=55.7=52.3|tula=54.2=37.6|lipetsk=52.6=39.6|ryazan=54.6=39.7|makhachkala=43.0=47.5|voronezh=51.7=39.3|yaroslavl=57.6=39.9|krasnodar=45.0=39.0|kazan=55.7=49.1|rostov=47.2=39.7|nizhny novgorod=56.3=44.0|st petersburg=59.9=30.3=4023=city of st petersburg;russia;ru;rus|moscow=55.8=37.6
Europe/Oslo|bergen=60.4=5.3|oslo=59.9=10.7
Europe/Paris|rennes=48.1=-1.7|le havre=49.5=0.1|st etienne=45.4=4.4|toulon=43.1=5.9|metz=49.1=6.2|grenoble=45.2=5.7|montpellier=43.6=3.9|rouen=49.4=1.1|strasbourg=48.6=7.8|nantes=47.2=-1.6|bordeaux=44.9=-0.6|nice=43.7=7.3|lille=50.6=3.1|toulouse=43.6=1.4|lyon=45.8=4.8|marseille=43.3=5.4|paris=48.9=2.3
Europe/Prague|brno=49.2=16.6|ostrava=49.8=18.2|prague=50.1=14.5
Europe/Riga|riga=57.0=24.1
Europe/Rome|trieste=45.7=13.8|pescara=42.5=14.2|messina=38.2=15.5|cagliari=39.2=9.1|venice=45.4=12.3|verona=45.4=11.0|bari=41.1=16.9|bologna=44.5=11.3|catania=37.5=15.1|salerno=40.7=14.8|genoa=44.4=8.9|palermo=38.1=13.4|florence=43.8=11.3|turin=45.1=7.7|naples=40.8=14.2|rome=41.9=12.5|milan=45.5=9.2
Europe/Samara|izhevsk=56.9=53.2|tolyatti=53.5=49.5|samara=53.2=50.2
Europe/Sarajevo|banja luka=44.8=17.2|sarajevo=43.9=18.4
Europe/Saratov|saratov=51.6=46.0
Europe/Simferopol|simferopol=44.9=34.1|sevastapol=44.6=33.5
Europe/Skopje|skopje=42.0=21.4
Europe/Sofia|varna=43.2=27.9|plovdiv=42.2=24.8|sofia=42.7=23.3
Europe/Stockholm|malmo=55.6=13.0|goteborg=57.8=12.0|stockholm=59.4=18.1
Europe/Tallinn|tallinn=59.4=24.7
Europe/Tirane|tirana=41.3=19.8
Europe/Ulyanovsk|ulyanovsk=54.3=48.4
Europe/Vienna|graz=47.1=15.4|linz=48.3=14.3|vienna=48.2=16.4
Europe/Vilnius|kaunas=55.0=23.9|vilnius=54.7=25.3
Europe/Volgograd|volzhskiy=48.8=44.8|volgograd=48.7=44.5
Europe/Warsaw|rzeszow=50.1=22.0|kielce=50.9=20.7|gdynia=54.5=18.5|bialystok=53.2=23.2|gliwice=50.3=18.7|lublin=51.3=22.6|bydgoszcz=53.1=18.0|szczecin=53.4=14.5|bytom=50.4=18.9|poznan=52.4=16.9|gdansk=54.4=18.6|wroclaw=51.1=17.0|krakow=50.1=20.0|lodz=51.8=19.5|katowice=50.3=19.0|warsaw=52.3=21.0
Europe/Zagreb|zagreb=45.8=16.0
Europe/Zaporozhye|zaporizhzhya=47.9=35.2
Europe/Zurich|basel=47.6=7.6|geneva=46.2=6.1|zurich=47.4=8.6
Indian/Antananarivo|toamasina=-18.2=49.4|antsirabe=-19.9=47.0|antananarivo=-18.9=47.5
Indian/Mauritius|port louis=-20.2=57.5
Pacific/Auckland|christchurch=-43.5=172.6|wellington=-41.3=174.8|manukau=-37.0=174.9|auckland=-36.9=174.8
Pacific/Honolulu|honolulu=21.3=-157.9
Pacific/Port_Moresby|port moresby=-9.5=147.2
`;
