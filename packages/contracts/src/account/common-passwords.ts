/**
 * The passwords that guessers try first: frequent words, names, teams, songs, keyboard rows and numbers, in lower
 * case. Variants that only add digits or symbols at an end are left out, since `isCommonPassword` strips those.
 */
export const commonPasswordWords = `
0000 00000 000000 0000000 00000000 0000000000 000111 001122 007007 010101 010203 01020304 0102030405 011011
012345 0123456 01234567 0123456789 09876 098765 0987654321 100200 101010 10101010 102030 111000 1111 11111
111111 1111111 11111111 1111111111 111222 111222333 112112 1122 112233 11223344 1122334455 112358 1123581321
1212 121212 12121212 121314 123000 123123 123123123 123321 123321123 1234 123412 12341234 1234321 12344321
12345 1234512345 1234554321 123456123456 123456654321 1234567 12345678 123456789 1234567890 12345678910
123456789a 123456789q 123456a 123456abc 123456q 123456s 123456z 12345a 12345q 123654 123654789 123789 123abc
123abc456 123asd 123qwe 123qwe123 123zxc 124578 1313 131313 13579 135790 1357924680 141414 142536 142857
147147 147258 147258369 147852 147852369 151515 159159 159357 159753 159951 161616 162534 171717 181818
18atcskd2w 191919 192837 192837465 1928374655 198711 1a2b3c 1a2b3c4d 1a2s3d 1a2s3d4f 1q2w3e 1q2w3e4 1q2w3e4r
1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 2000 202020 2112 212121 2222 22222 222222 22222222
222333 222444 232323 242424 24680 246810 24681012 252525 258258 258369 258456 262626 271828 272727 282828
2pac 2pac4life 2wsx3edc 303030 313131 314159 31415926 3141592654 321654 321654987 323232 3333 33333 333333
33333333 333444 333666 343434 357159 363636 369258147 369369 3edc4rfv 3rjs1la7qe 420247 420420 4321 4444
44444 444444 44444444 444555 454545 456123 456456 456456456 456789 474747 48151623 4815162342 484848 49ers
505050 50cent 50cent1 515151 520131 5201314 520520 525252 535353 54321 545454 5555 55555 555555 55555555
555666 565656 585858 606060 616161 636363 646464 654321 656565 6666 66666 666666 66666666 676767 686868 6969
696969 69696969 707070 717171 727272 737373 74108520 741852 741852963 747474 753753 753951 757575 7654321
767676 7777 77777 777777 7777777 77777777 777888 787878 789456 789456123 789789 808080 818181 828282 838383
848484 852456 852741 852963 858585 8675309 868686 87654321 878787 8888 88888 888888 88888888 888999 898989
90210 909090 919191 929292 951357 95175 951753 959595 963852 963852741 969696 979797 987456 987654 987654321
9876543210 987987 989898 998877 998899 999888 9999 99999 999999 99999999 a12345 a123456 a1234567 a12345678
a123456789 a1b2c3 a1b2c3d4 a1b2c3d4e5 a1s2d3 a1s2d3f4 aa11 aa123456 aa12345678 aaa111 aaa123 aaaa aaaaa
aaaaaa aaaaaaa aaaaaaaa aaaaaaaaaa aaabbb aabbcc aaliyah aaron ab123456 ab12cd34 abba abby abc1 abc12 abc123
abc1234 abc12345 abc123456 abc123abc abcabc abcabcabc abcd abcde abcdef abcdefg abcdefgh abcdefghi abcdefghij
abcdefghijk abcxyz abercrombie abigail abraham absolut abuela access accord acdc acer achilles acmilan actor
actress acura adam addison adelaide adele adidas adios adminadmin administrator adrian adriana adrienne
aeropostale aerosmith africa agnes agua ahmad ahmed aidan aiden aikido airborne airbus aircraft airforce
airjordan airplane ajax akon alabama alan alaska albert alberto alejandra alejandro alessandra alessandro
alessia alex alexa alexander alexandra alexandre alexandru alexia alexis alfred alfredo ali123 alice alicia
alien aliens aline alison alissa alive allah allahuakbar allan allen allison almond aloha alpha alphaomega
altima alvaro alvin always alwaysandforever alyssa amanda amazing amazon amber amelia amelie amen america
american amiga amigas amigo amigos amistad amor amoramor amorcito amore amoremio amoreterno amormio amour
amsterdam amy123 anabel anaconda anahi anakin anamaria anastasia anderson andre andrea andreas andreea andrei
andres andrew android andy angel angela angelbaby angeleyes angelface angelic angelica angelika angelina
angelita angelito angelo angels angie angus anita anjali anna anne annette annie anthony anthrax antoine
anton antonia antonio ants anyone anything aol123 apollo apple applepie apples april aqswde aquarius aragorn
archie architect argentina ariel aries arizona arjun arkansas armando armani army arnold arschloch arse
arsehole arsenal arthur artist arts arturo asd123 asd12345 asdasd asdasdasd asdcxz asdf asdfasdf asdfg asdfgh
asdfghj asdfghjk asdfghjkl asdfjkl asdqwe asdzxc ashlee ashleigh ashley askim ass123 assass assassin asses
asshole assholes astonvilla astra astrid astros asus athena athens athletics atlanta atomic audi audia4
audrey august auntie aurora aussie austin australia austria autumn avalanche avengers avery awesome
awesomeness axlrose azerty azertyuiop babe babes baboon baby babyblue babyboy babycakes babydoll babyface
babyg babygirl babygurl babyj babylon babylove babyphat bacardi bachata backspace backstreet backstreetboys
bacon badass badger badgers bailey bali baller ballers ballet ballin balling balls ballsack baltimore bambi
banana bananas band bandgeek bandit bangkok barbara barbie barca barcelona barn barney bart bartek
bartsimpson baseball basketball bass bassguitar bassist bassman bastard batgirl bathroom batman bayern
bayernmunich bbbbbb beach beachbum beaches beagle bear bearcat bears beatles beatrice beatriz beautiful
beautifulgirl beauty beaver bebe bebita bebito beckham becky bedroom beef beer beerbeer bees beetle beijing
belgium beliebers believe believer belkin bella ben123 benfica bengals benjamin benji benny bentley benz
berlin bernard bernie besiktas beta beth betsy betty beverly beyonce bianca bible bicycle bieber big123
bigbig bigbird bigboss bigboy bigbrother bigdaddy bigdick bigdog bigfoot bigger biggie biggun bigguy bigmac
bigman bigmike bigred bigtits bike biker bikes bilbo bill billion bills billy billybob biology bird birdie
birdman birds birthday bismillah bisous bitch bitchass bitches bitchplease bitchy biteme black blackangel
blackberry blackbird blackcat blackdog blackhawk blackhawks blackie blackjack blackman blackops blackrose
blacksabbath blackstar blake blanca blazer bleach bless blessed blessing blessings blessme blink blood bloods
bloody blowjob blowme blue blueberry bluebird blueblue blueboy bluedog blueeyes bluefish bluejays bluemoon
blues bluesky bluestar blunt blunts blur bmw123 bmw325 bmwm3 boat boating boats bob123 bobafett bobbob bobby
bobdylan bobmarley bobo boca bocajuniors boeing bolivia bollocks bomb bomber bond bones bonita bonito bonjour
bonjovi bonnie boobies boobs book books booty boricua boris borussia boss bossman boston bowler bowling boxer
boxes boxing brad bradley brady brand brandi brandon brandy brasil braveheart braves bravo brazil bread
breanna brenda brendan brent brett brewers brian bridget britain britney britneyspears britt brittany
brittney broccoli bronco broncos bronx brooke brooklyn brother brothers brown browneyes brownie brownies
browns bruce brucelee bruins bruno brussels bryan bryant bubba bubble bubblegum bubbles buccaneers buck
buckeye buckeyes bucks buddy buddyboy budlight budweiser buffalo buffy bugatti bugger bugsbunny buick builder
bull bulldog bulldogs bullet bullets bulls bullshit bumblebee bunnies bunny burger burgerking burrito
business buster butt butter buttercup butterflies butterfly butterscotch buttface butthead button buttons
butts byebye byron c3po caballo cabron cadillac cairo cake cakes caleb cali calif california callofduty
calvin camaro camelot camera cameron camila camille camilo campaign camry canada canadiens candice candies
candle candy candycane candygirl candyman canim cannabis canon canucks capitals cappuccino capricorn captain
captainamerica captainmorgan cardinal cardinals carl carla carlito carlo carlos carmelo carmen carol carolina
caroline carolyn carpenter carrie carrot cartman cash cashew cashflow cashmoney casino cassandra cassie
cat123 catcat catdog catherine catholic cathy catlover cats catwoman cavaliers cccccc cecilia celeste celica
celine cell cello cellphone celtic celtics cesar chad chair challenger chamillionaire champ champagne
champion champions champs chandler chanel changeit changeme chantal charger chargers charity charizard
charlene charles charlie charliebrown charlotte charly chase chaton cheer cheerleader cheerleading cheese
cheeseburger cheesecake cheesy cheetah chelsea chelseafc chemist chemistry cherokee cherries cherry cheryl
chester cheval chevrolet chevy chevys chewbacca chewie chica chicago chicas chicken chickens chico chicos
chiefs chihuahua chile chili chimp china chinese chips chiquita chiquito chitown chivas chloe choco chocolat
chocolate chocolates chouchou chris chrisbrown chrissy christ christian christie christina christine
christmas christopher christy chuck church ciao ciaociao ciccia ciccio cielo cinderella cindy cinta cintaku
cisco citroen civic claire clara clarence clarinet class08 class09 class2010 class2011 class2012 claude
claudia clayton cleveland clifford clinton clio clock cloud clouds cobain cobra coca cocacola cock cocks coco
cocoa coconut coconuts code coder coding cody coffee cojones coldplay cole colin colleen college colombia
colonel color colorado colors colour colt colts comcast come comein comeon comet commando company compaq
computer conejo connor conor contrasena control converse cookie cookiemonster cookies cool coolbeans coolboy
coolcat coolcool cooldude cooler coolest coolgirl coolguy coolio coolman coolness cooper corazon corazones
corey corinthians corn corolla corona coronas corsa corvette cory cosmic cosmos couch coucou cougar cougars
counter counterstrike country countryboy countrygirl courtney cousin cousins cowboy cowboys cowgirl cows crab
cracker crackers craig crap crazy crazy4u crazybitch crazyboy crazygirl crazylove crazyman crazyme creed
creek cricket crimson crip crips cris cristal cristian cristiano cristina cristo cross crow cruise cruiser
cruzazul crystal cuba cubs cuddles cullen cupcake cupcakes cure curtis cute cuteboy cutegirl cuteme cutie
cutiepie cyber cyclist cynthia cyrus d123456 dad123 daddy daddysgirl daddyslilgirl daddyyankee daisy daisymae
dakota dale daleearnhardt dallas dalmatian dalton damian damien damn damnit damon dance dancer dancing dani
daniel daniela daniella danielle danny daredevil darius dark darkangel darklord darkness darkside darkstar
darlene darling darrell darren darthvader darwin database daughter dave david davide davids davidson dawn
dawson dddddd dead deadpool dean deanna dearest death deathnote debbie debian deborah debra december deepak
deeppurple deer default delete dell delta demon denis denise denmark dennis dentist denver depeche
depechemode deputy derek derrick desert desiree desktop destiny detective detroit deus deusefiel deutschland
devil devils1 devin devon dexter diablo diamond diamonds diana diane dick dickhead dicks died diego diesel
digimon digital dillon dino dinosaur dios diosesamor diosmio directioner disney disneyland disturbed djdj
djtiesto dlink doberman doctor doctors dodge dodgeram dodgers dog123 dogdog doggie doggy doglover dogs dollar
dollars dolphin dolphins domingo dominic dominican dominique donald donaldduck donna donovan donut donuts
doodle doodles doom door doors doris dork dorothy dortmund dory doudou doug douglas dove dracula dragon
dragonball dragonballz dragonfly dragons dragoon dragoste drake drawing dream dreamcatcher dreamer dreamgirl
dreaming dreams dreamteam dress drew drift drifter drinking driver drpepper drum drummer drums drunk dublin
dubstep ducati duck duckie ducks ducky duke dukeduke dulce dulcemaria dumb dumbass dumbledore dumbo duncan
durango dustin dwayne dylan eagle eagles earnhardt earth earthquake easter eastside eatme eatshit ebay
eclipse ecuador edc123 edcrfv edgar edison edith eduardo edward edwin eeeeee eeyore egypt eight elaine
eleanor electric electro electronic elefante elena elephant elephants elijah elisa elisabeth elisha eliza
elizabeth ella ellen ellie elliot elmo elton elvis elvispresley email emerald emilia emiliano emilio emily
eminem emma emmanuel emo123 emoboy emogirl emokid endlesslove engineer engineering england english enrique
enter enterprise eric erica erick ericsson erik erika erin ernesto ernie escalade escape escort esmeralda
espana espresso esther estrella estrellas ethan eugene evan evanescence evelyn event events everquest everton
everyone everything excalibur exodus explorer f150 fabulous facebook fairy faith faithful falcon falcons fall
fallenangel fallout falloutboy familia family familyguy fantastic farm farmer farming fashion fatass fatboy
fatcat fatfat father fatima fatman fatty fb123456 fcbarcelona fcporto fdsa fdsafdsa february federer felicia
felicidade felipe felix fenerbahce fernanda fernando ferrari feyenoord ffffff fiat ficken fiesta filipino
film films finalfantasy finland fiona fire fireball firebird firefighter firefly firefox fireman firestorm
first1 firstlove firstone fish fisher fisherman fishes fishing five flaca flaco flame flamengo flames
flamingo flash flor florence flores florida flower flowerpower flowers floyd fluffy flute flyer flyers flying
focus football force ford fordf150 forest forever foreverlove fortnite fortune four foxes foxtrot foxy
foxylady france frances francesca francesco francis francisco frank frankfurt frankie franklin freak freaks
freakshow freaky fred freddie freddy frederick free freebird freedom freedoms freeman freya friday fries
frodo frog froggie froggy frogs frost frosty fruit fruity fuck fucker fuckers fuckface fuckhead fucking
fuckit fuckme fuckoff fuckshit fuckthat fuckthis fucku fuckyou fuego fun123 funfun fungirl funky funkymonkey
funny funnyman funtime fussball futbol futebol future fuzzy gabby gabriel gabriela gabriella gabrielle gaga
galatasaray galaxy gambler game gameboy gamecube gameover gamer gamers games gaming gamma gandalf ganesh
gangsta gangstar gangster ganja garden gardenia garfield garlic gary gasolina gatita gatito gato gecko geek
geeks geheim gemini general genesis genius geoffrey george georgia georgie gerald gerard germany gerrard
gggggg ghetto ghost ghostrider giants gina ginger giraffe gizmo gladiator glasgow gloria gmail goat goats
goblin godbless godblessme godfather godfirst godisgood godisgreat godislove godlovesme godsgift godspeed
godzilla gogo gogogo gohan going goku gold golden goldeneye goldfinger goldfish goldie golf golfball golfer
golfgti golfing goliath gollum good goodboy goodbye goodcharlotte goodday goodgirl goodies goodlife goodluck
goodman goodmorning goodnight goodtimes goofy google goose gordita gordo gordon gorgeous gorilla gorillaz
gospel gostosa goth gothic grace graceful gracias gracie graduate graduation graham grampa grandma grandpa
granny grant grape grapes gray great greatest greece greek green greenbay greenday greeneyes greentea greg
gregory gremio grey grimreaper gryffindor guatemala gucci guest guestguest guillermo guinness guitar
guitarist guitars gummy gummybear gunit gunner gunners guns gunsnroses gustavo gwen gymnast gymnastics
h2hummer habbo hack hacked hacker hackme haha hahaha hahahaha hailey haley hallo hallohallo halloween halo
haloreach hamburg hamburger hamilton hamster hanna hannah hannahmontana hansolo happiness happy happyday
happydays happyface happyfeet happygirl happygolucky happyhappy happyhour happylife hardware harlem harley
harleydavidson harleyquinn harold harrison harry harrypotter harrystyles harvard harvey haslo hassan hawaii
hawk hawkeye hawks hayabusa hayden hayley heart heartbeat heartbreak hearts heat heather heaven heavenly
heavymetal hector hedwig hehe hehehe heidi heineken helen helena helicopter hell hellboy hellfire hello
hellohello hellokitty hellothere helloworld helmut hendrix henrik henry herbert hercules here hermana hermano
hermione hermosa hermoso hero heroes hershey hewlett hey123 heyhey heyjude heythere heyyou hhhhhh hi123
highlife highschool highschoolmusical hihi hihihi hilfiger hinata hiphop hippo history hiya hobbit hockey
hogwarts hola holahola holamundo holiday holidays holland hollister holly hollywood holy holycow holyghost
holyspirit home homeboy homer homersimpson homerun homesweethome honda honduras honey honeybear honeybee
honeybun honeymoon hongkong hood hoosiers hooter hooters hope hopeful hopeless horny horse horses hospital
hot123 hotboy hotchick hotdog hotdogs hotgirl hotgirls hothot hotlips hotmail hotmama hotness hotpink hotrod
hotshot hotstuff hottie hotties house houses houston howard hpinvent hubby hugo hugs hugsandkisses hulk
hummer hunter hunting hurricane husband huskies husky hussein hustla hustle hustler hyundai ibrahim iceberg
icecream icecube iceland iceman icequeen icetea ichliebedich idiot idiots ignacio iguana ihatepasswords
iiiiii illinois ilove ilovealex ilovecats ilovechris ilovedad ilovedavid ilovedogs ilovegod iloveher ilovehim
ilovejames ilovejesus ilovejoe ilovejohn ilovejosh ilovematt iloveme ilovemike ilovemom ilovemusic
ilovemyfamily ilovemymom ilovemyself ilovepink iloveu iloveyou iluvme iluvu iluvyou imac imagine impala
impreza india indiana indians indigo indonesia ingrid insane inshallah instagram integra intel inter
intermilan internet iowa ipad iphone ipod ipodnano ireland irene irina iris irish ironmaiden ironman isaac
isabel isabella isabelle isaiah island islanders islands ismael israel istanbul itachi italia italian italy
ivan j123456 jack jackass jackdaniel jackdaniels jackie jackpot jackson jacob jacqueline jade jaden jagger
jaguar jaguars jakarta jake jakey jamaica jamal james jamesbond jamie jane janet janice january japan
japanese jared jasmin jasmine jason jasper java javascript javier jayden jayjay jayz jazz jazzman jazzy jean
jeanette jeanne jedi jedimaster jeep jeff jeffgordon jeffrey jehova jehovah jello jelly jellybean jellybeans
jellyfish jenn jenna jennifer jenny jeremiah jeremy jericho jerome jerry jersey jess jesse jessica jessie
jesus jesuschrist jesuscristo jesusfreak jesusislord jesuslovesme jesussaves jetaime jets jetski jetta jewel
jewels jill jillian jimbeam jimbo jimi jimihendrix jimmie48 jimmy jjjjjj joan joanna joanne jocelyn joe123
joejonas joey john johndeere johndoe johnlennon johnny johnson joker jonas jonasbrothers jonathan jonathon
jonny jordan jordans jorge jose josefina joseph josh joshua joyce joyful joyjoy juan juanita judas judo julia
julian juliana julie julien juliet julio july june jungle junior jupiter justice justin justinbieber justine
juve juventus k123456 kaka kakashi kansas kanye kanyewest karate karen karina karl karla karlita karolina
kasia kate katelyn katherine kathleen kathryn kathy katie katyperry kawasaki kayla kelly kelsey kenny
kentucky kenya kermit kevin kevinjonas keyboard keys khan kill killbill killer killers killme killyou kim123
kimberly kimmy king kingdom kingkong kinglove kings kingsley kirby kirk kiss kissarmy kisses kisskiss kissme
kissmyass kitchen kitkat kitten kittens kitty kittycat kittykat kittykitty kiwi kkkkkk knicks knowledge koala
kobe kobebryant kocham kochanie kodak korea korean korn kratos krishna kumar kungfu kurtcobain kyle l123456
labrador lacoste lacrosse ladybug ladygaga lake lakers lakeside lakshmi lamb lambchop lamborghini lamp lance
lancelot lancer laptop larry lasagna last lastone lasvegas latte laugh laughing laughter laura lauren laurie
lavender lavida lawyer lazio lazy lazyboy leah lebron lebronjames ledzeppelin leeds leedsunited legend
legendary legends legolas leicester lemon lemonade lemons lena lennon lenny lenovo leo123 leon leonard
leonardo leonie leopard lesbian leslie letitbe letmein letmeinnow levi levis liam liampayne liberty libra
library liebe life lifeisgood lifeless lifesucks light lighthouse lightning lights lilac lillian lilwayne
lily lime limpbizkit lincoln linda lindita lindo lindsay lindsey link linkedin linkin linkinpark linksys
linux lion lionelmessi lioness lionheart lionking lions lisa lisboa little littlebear littlebit littlegirl
littleman littleone live livelife lively liverpool liverpoolfc livestrong living lizard lizzie lizzy lkjhgf
lkjhgfdsa llllll lmao lmfao lobster loca lock locked locker loco locos locura logan login logon loki lol123
lol12345 lola lolita lollipop lollol lollypop lolo lolol lololo london longhorn longhorns looney
lordoftherings lorena lorenzo lori lorraine losangeles loser losers louis louise louisiana louistomlinson
loulou love love4ever love4life lovebird lovebirds lovebug loved lovegod lovehate lovehim lovehurts lovekills
loveless lovelife lovelove lovely lovelyn loveme lovemom lover loverboy lovergirl loverman lovers loves
lovesme lovestory lovesucks loveyou loving luca lucas lucia lucifer lucky luckycharm luckydog luckyone lucy
ludacris luffy luigi luis luisa lukas luke lukeskywalker luna luvme luvyou lydia lynn lynne lyon m123456
macaroni macbook macintosh maddie maddog madison madman madmax madness madonna madrid maggie magic magical
magician magneto mahal mahalkita mahalko maiden maine major malaysia maldito malibu mama mamabear mamamia
mamapapa mami mamita manager manchester mancity mandy mango mangos manhattan manila manunited manutd
mapleleafs maradona marc marcel marcela marcelo march marco marcos marcus margaret margarita marge maria
mariah mariahcarey marian mariana marianne marie marijuana marina marine mariners marines mario mariposa
marisol marissa mark marley marlins mars marseille marta martha martin martina martinez martini mary maryann
maryjane marylou maserati master masterchief masters mateo mateusz math mathematics mathew mathieu maths
matrix matt matthew matthias matty maui maus mausi max12 max123 maxie maxima maximus maxine maxmax maxwell
mazda mccartney mcdonalds mechanic medical medicine megadeth megan meghan mehmet melanie melbourne melissa
melodies melody melon mental meow meowmeow mercedes mercury mercy merengue merlin mermaid messi metal
metalgear metalhead metallica meteor mets mewtwo mexicano mexico mia123 mialma miami miamiheat miamor
miamorcito miata mice michael michaeljackson michaeljordan michel michele michelle michigan mickael mickey
mickeymouse microsoft midnight mierda miguel miguelito mike mikey milan milano miley mileycyrus milk
milkshake milky milkyway millenium millennium million millionaire millions minecraft minnesota minnie
minniemouse miranda mirror misiek mississippi missy mitch mitchell mitsubishi mittens mivida mmmmmm mnbvc
mnbvcx mnbvcxz mobile mocha model models modem mofo mohamed mohammad mohammed mollie molly mom123 momanddad
momdad mommy mommyof2 mommyof3 momof2 momof3 monday money money4me moneymaker moneyman moneymoney monica
monika monique monitor monkey monkeyboy monkeybutt monkeyman monkeys montana montreal moocow moon moonbeam
moonchild moonlight moonstar moose mordor morgan morocco moron morpheus mortalkombat moscow moses motdepasse
mother motherfucker motley motleycrue motocross motorcycle motorola motox mountain mountaindew mountains
mouse mousey movie movies msn123 mtndew muerte mufasa muffin muffins muhammad mum123 mumdad mummy mumsie
muneca munich muppet muppets murder murphy muse music musica musical musicman mustafa mustang mustanggt
mustangs myangel mybaby myboys mychemicalromance myfamily mygirl mygirls mygod myheart myhusband mykids
mylife mylove mypassword myspace mysql mystery mystic mywife nachos nadal nala nana nancy nanny naomi napoli
naruto nasa nascar natalia natalie natasha nate nathan nathaniel naughty navy navyseal ncc1701 ncc1701a
ncc1701d ncc1701e nebraska negra negrita negro neha neil nelly nelson nemo nena neopets neptune nerd nerds
netflix netgear netherlands network nevada never neveragain neverland nevermind newcastle newjersey newlife
neworleans newpassword newyear newyears newyork newyorkcity newzealand niall nice niceday niceguy nicholas
nick nickjonas nicky nicola nicolas nicole nigeria nightmare nihao nike nikita nikki nikolas nikon nine
niners ninja ninjas nintendo nirvana nissan nitro nitrous nnnnnn noah nobody nokia nono nonono noodle noodles
nopassword nope nora norman northside norway nothing notorious nounours nova november nsync nuclear nuggets
number numberone nurse nurses nursing nutella nuts oakland oasis obiwan obrigado ocean oceans october octopus
odin office officer ohio ohiostate oilers okay oklahoma okokok olive oliver olivia omar omega omg123 omgomg
omsairam one1 onedirection onelove onepiece onion online only onlylove onlyme onlyone oooooo opal opel open
opensesame openup opera oracle orange oranges orca orchid oreo oreos orioles orion orlando oscar otto owen10
owls ozzy p123456 p4ssw0rd pa55w0rd pa55word pablo packard packers pacman padme padres paint painter painting
pakistan palmeiras pamela panasonic pancake pancakes panda pandabear pandas pantera panther panthers papa
papabear papi papillon papito paradise paramore paris parola parrot party partyboy partygirl partytime pass
passat passe passion passions passme passpass passw0rd passwd passwort pasta patches patricia patrick
patriots patty paul paula paulina pauline paulo paypal peace peaceandlove peaceful peacelove peacemaker
peaceout peach peaches peanut peanutbutter peanuts pear pearl pearljam pebbles pedro peggy pele pendejo
penelope penguin penguins penny pentium pepe pepper pepperoni pepsi perfect perfection perrito perro peru
pete peter peterbilt peterpan petunia peugeot pharmacy phil philadelphia philip philippe philippines phillies
phillip philly phoebe phoenix phone photo photography photos physics piano picard pickle pickles picture
pictures pigeon piggy piglet pigs pikachu pilot pimp pimpdaddy pimpin pimping pimpjuice pineapple pink
pinkfloyd pinkgirl pinkie pinklady pinkpink pinky pinoy pirate pirates pisces piss pissoff pistol pistons
pittsburgh pixie pizza pizzahut placebo planet playa playas playboy player players playgirl playstation
playtime plum plumber pluto poet poetry poison poiu poiuyt poiuytrewq pokemon poker pokerface poland
polarbear police pollito polska ponies pontiac pony poodle pooh poohbear pooja pookie pookiebear poop pooper
poophead poopie poopoo poopy popcorn popeye porn porsche portland porto portugal potato potatoes power
powerful powerman powers pppppp prada prague praise praisegod pray prayer preciosa precious predator pretty
prettyboy prettygirl prince princes princesa princesita princess printer private priya program programmer
ps3ps3 psalm23 psalms psycho public puertorico puma pumas pumpkin punisher punk punker punkrock punto puppies
puppy puppydog puppylove purple pussy pussy4me pussycat pussys puta putamadre python q12345 q123456 q1234567
q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 q2w3e4r5 qazqaz qazwsx qazwsxedc qq123456 qqqqqq qqqqqqqq quake queen
queenbee queenie queens quentin quidditch quincy quinn qwaszx qwe123 qwe123qwe qweasd qweasdzxc qweqwe
qweqweqwe qwer qwerqwer qwert qwertyqwerty qwertyu qwertyui qwertyuio qwertyuiop qwertz qwertzuiop r123456
r2d2 r2d2c3po rabbit rabbits raccoon racecar racer rachael rachel racing radio radiohead rafael rage
rageagainst rahasia rahul raiders railroad rain rainbow rainbows raindrop raining rainy rajesh ralph rambo
ramesh rammstein ramon ramona ranch randy ranger rangers raphael rapper rapstar raptors rascal raspberry
rasta rastafari rastaman ratman raul raven ravens ravioli raymond reader reading realmadrid reaper rebecca
rebelde reboot red123 redbird redhead redhot redhotchili redneck redred redrose redroses redrum redskins
redsox redwine redwings reebok reeses reggae reggaeton reina renault retriever rewq reyna rfvtgb rhino ribs
ricardo rice rich richard richgirl richie richman rick ricky rider riders rifle rihanna riley ringo rings
river riverplate rivers robbie robby robert roberta roberto robin roblox robot robots rock rockandroll rocker
rocket rocketman rockets rocknroll rockon rocks rockstar rocky rodeo rodrigo rofl roger roland rollingstones
rolltide roma romano rome romeo ronald ronaldinho ronaldo ronnie ronweasley rooney rooster root rootroot rosa
rose rosebud rosemary roses rosie rosita rottweiler router rover roxana roxanne roxy royals rrrrrr ruby rufus
rugby runescape runner running rush russell russia russian rusty ruth ryan s123456 saab sabres sabrina sachin
sadie sagittarius sailing sailor sailormoon saints sairam sakura salsa salvador salvation sam123 samantha
samba sammie sammy samsam samson samsung samuel samurai sanantonio sandiego sandra sandy sanfrancisco sanjay
santana santos sapphire sara sarah sasha sasuke satan saturday saturn saudade sauron sausage saved savior
saxophone sayang sayangku scania scanner scarface scarlet scarlett schalke schatz schatzi school schule
schumacher science scooby scoobydoo scorpio scorpion scorpions scotland scout scrappy scruffy seahawks
seaside seattle second secret secreto secrets security semperfi senators senha senior seniors senna seoul
sephiroth september sergeant server service sesame seven seviyorum sex123 sex69 sexi sexiest sexiness sexsex
sexy sexybabe sexybaby sexyboy sexygirl sexylady sexymama sexyman sexyme sexyred sexything shadow shadows
shady shaggy shakira shanghai shark sharks sheep shelby sheriff shift ship ships shit shitface shithead
shitty shiva shoe shoes shooter shopper shopping shortie shorty shotgun shower shrek sicily sierra sifre
sigma silver silverado simba simone simple simpleplan simpson simpsons singapore singer singing single
sinister sinner sissy sister sisters skate skate4life skateboard skateboarding skater skier skiing skinny
skippy skittles skull skulls sky123 skyblue skydive skyler skyline skype skywalker slash slayer slick slim
slimshady slipknot slytherin smart smartass smarty smile smile4me smiles smiley smiling smirnoff smoke smoker
smokey smoking smooth smurf smurfs snake snakes snapchat snapper snickers sniper snoop snoopdog snoopdogg
snoopy snow snowball snowboard snowboarder snowboarding snowflake snowman snowwhite snuggles soccer socks
softball software soldier soleil solo solomon somebody someone something sommer song songs sonic sonics
sonnenschein sonny sonofabitch sons sony sonyericsson sophia sophie soulja souljaboy soulmate soundgarden
southafrica southpark southside space spaceman spaghetti spain spanky sparkle sparkles sparky sparta spartan
spartans special speed speedy spencer sphinx spicegirls spider spiderman spiders spidey spike spirit
spiritual spock spoiled spongebob sponsor sporting spot spotify spring springer sprint sprite spunky spurs
squall squid squidward squirrel squirt ssssss stallion stan star starbright starbucks starburst starcraft
starfire starfish stargate stargazer staris starlight stars start startrek starwars steak steam steaua
steelers stefan stefania stefano stella steph stephanie stephen steve steven stevie stewie stinky stockholm
stone stonecold stoner stones stop storm stormtrooper stormy strawberry strength strike strong stronger
student stupid stupidass style stylish subaru subway success successful sucker suckit suckme sucks sugar
sugarfree sugarplum sum41 summer summertime sundance sunday sunderland sunflower sunlight sunny sunnyday
sunrise suns sunset sunsets sunshine super superboy supergirl superman supermario supernatural supernova
superstar superuser supervisor support supra suresh surf surfboard surfer surfing sushi suzuki swan swat
sweden sweet sweetdreams sweetgirl sweetheart sweethearts sweetie sweetiepie sweetlove sweetness sweetpea
sweets sweety swimmer swimming swiss switzerland sword swordfish swords sydney sylvester sylvia symphony
syracuse sysadmin system systemofadown tabitha table taco tacobell tacos taekwondo tahoe taiwan tamara tammy
tampa tango tania tank tanker tanner tanya tarzan tasha tasmanian tatiana tattoo taurus taylor taylorswift
taz123 tazmania teacher teachers teadoro teamo teamomucho teamwork tech technical techno technology teddy
teddybear teddys teen tekken telephone television temp temporary tennessee tennis tequiero tequila teresa
terminator terri terry tesoro test tester testing testtest tetris texans texas tgbyhn thailand thankgod
thanksgiving the1 theater theatre thebeatles thebest theboss thecure theking theman themaster theone
thepassword there theresa therock thething thomas thor three thriller thug thug4life thuglife thugs thumper
thunder thursday tierra tiesto tiffany tiger tigerlily tigers tigerwoods tigger tigre tigress timber timmy
timon timothy tina tinker tinkerbell tinman tiny titanic titanium titans tits titties tmobile toad toby todd
together toilet tokiohotel tokyo tolkien tomas tomato tommy tomtom toni tony tool toor topaz topsecret
tornado toronto tortoise toshiba tosser tottenham toyota tpain trabzonspor tracey tractor tracy train trains
trance trans transam travis tree trees trekkie trevor trewq trex tricky trinity triple trish trisha tristan
trixie trojan trojans trombone trooper tropical trouble truck trucker trucks truelove trumpet trunks trust
trustgod trustno1 trustno2 trustnoone tsunami tttttt tucker tuesday tulip tulips tupac turbo turkey turquoise
turtle turtles tweety tweetybird twilight twinkle twins twisted twister twitter twix tycoon tyler typhoon
u2u2 ubuntu ugly ukraine ulrich ultimate uncle underground undertaker unicorn unique united unitedfc
unitedstates universal universe university unix unknown unlock upyours uranus ursula usa123 usarmy user
username users usher usmc utah uuuuuu uytrewq v8v8 vacation vacations vader valentin valentina valentine
valentino valeria valerie valley vampire vampires vancouver vanessa vanhalen vanilla vans vasco vegas vegeta
vegitto venezuela venice venom venture venus vera verena verizon vermont veronica versace vertigo vicky
victor victoria victory vida vidaloca video vienna vietnam vijay viking vikings villa vince vincent vintage
violet violets violin viper virgin virginia virgo virtual vision vista vivian viviana vodafone vodka voetbal
volcano volcom voldemort volkswagen volleyball volvo voodoo voyager vvvvvv w123456 wachtwoord waffle waffles
wales walker wallace wallet walmart walnut walter wanda wanker warcraft warhammer warhead warlord warren
warrior warriors warsaw warthog wasd wasdwasd washington wasser wassup watch water waterfall waterloo
watermelon waterpolo wayne webmaster website webster wednesday weed weekend weezer weezy weird weirdo welkom
wendy werder werewolf wesley western westham westlife westside westwood whale what whatever whatsapp whatsup
whatthe whatthefuck whatup whiskers whiskey whisky whistler white whiteboy whitegirl whitesox whitetiger
whitey whitney wife wifi wildcat wildcats wildfire wildman wildthing wildwood will william williams willie
willow willy wilson wind windmill window windows windowsxp windsor windy wine winner winners winnie
winniethepooh winning winston winter wireless wisconsin wisdom witch witches wizard woaini wolf wolfgang
wolfman wolfpack wolverine wolves wombat wonderwoman wood woodland woods woodstock woody woofer wordpass
world worldpeace worldwar wow123 wowwow wrangler wrestler wrestling writer writing wsxedc wtf123 wwwwww
x123456 xander xavier xbox xmas xmen xoxo xoxoxo xsw2zaq1 xxx123 xxxx xxxxx xxxxxx xxxxxxxx xyz123 yahoo yale
yamaha yamahar1 yamato yankee yankees yellow yellowstone yellowsubmarine yes123 yesno yesterday yesyes yhnujm
yoda yogibear yolanda yoshi youandme youareme youknow young younger youngmoney yourpassword youtube yoyo
yoyoyo ytrewq yukon yummy yusuf yvette yvonne yyyyyy z123456 z1x2c3 z1x2c3v4 zacefron zachary zack zaphod
zaq123 zaq12wsx zaq1xsw2 zaq1zaq1 zaqwsx zayn zebra zelda zenith zephyr zeppelin zero zerocool zeus zidane
ziggy zipper zodiac zoe123 zoey zombie zombies zoom zorro zulu zurich zxc123 zxcasd zxcasdqwe zxcv zxcvb
zxcvbn zxcvbnm zxcvzxcv zxczxc zz123456 zzzz zzzzz zzzzzz zzzzzzzz
`;
