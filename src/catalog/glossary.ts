/** A word of the game in two or three sentences: what it is, when it is rolled or read, and what a good number is. */
export interface GlossaryTerm {
  readonly id: string;
  readonly name: string;
  /** What else it is called, abbreviations too: found by the search. */
  readonly also?: readonly string[];
  readonly about: string;
  /** The numbers that it explains: their ids, where a row's key is left out ("line.parry" is the Parry of any weapon). */
  readonly stats?: readonly string[];
  /** Ids of terms that are near. */
  readonly see?: readonly string[];
  /** The rulesets that have it, or have it so; all without it. */
  readonly rulesets?: readonly string[];
}

const third = ['man-to-man', 'lite-3e'];
const fourth = ['fourth-edition'];
const withMagic = ['lite-3e', 'fourth-edition'];

export const glossary: readonly GlossaryTerm[] = [
  // What a character is made of
  {
    id: 'character-points',
    name: 'Character points',
    also: ['points', 'CP', 'budget', 'point value'],
    about:
      'Everything about a character is bought from one sum, which the game master sets. What makes life easier costs points, what makes it harder gives some back. 25 is an ordinary person, 100 a hero of pulp stories, 250 somebody larger than life.',
    stats: ['points', 'points.budget', 'points.left'],
    see: ['disadvantage-limit', 'advantage', 'disadvantage'],
  },
  {
    id: 'disadvantage-limit',
    name: 'Disadvantage limit',
    also: ['limit of disadvantages'],
    about:
      'How many points disadvantages and lowered attributes may give back in all, so that nobody is made of weaknesses alone. The game master sets it; half of the budget is usual.',
    stats: ['points.reductions', 'points.disadvantage', 'points.limited'],
    see: ['disadvantage', 'quirk', 'character-points'],
  },
  {
    id: 'attribute',
    name: 'Attributes',
    also: ['basic attributes', 'primary attributes'],
    about:
      'Four numbers that everything else follows from: ST, DX, IQ and HT. 10 is an ordinary person and costs nothing; 12 is noticeable, 14 is rare, and more is the stuff of stories.',
    stats: ['points.attributes'],
    see: ['strength', 'dexterity', 'intelligence', 'health'],
  },
  {
    id: 'strength',
    name: 'Strength',
    also: ['ST'],
    about:
      'How hard you hit, how much you carry and which weapons you can wield. It is seldom rolled, for feats of strength mostly; 10 is ordinary, 13 is a strong fighter, 17 a giant among people.',
    stats: ['st', 'st.bought', 'st.points'],
    see: ['thrust', 'swing', 'load', 'minimum-strength'],
  },
  {
    id: 'dexterity',
    name: 'Dexterity',
    also: ['DX'],
    about:
      'Agility and a steady hand: weapon skills and most skills of the body are bought from it. Whoever lives by the sword wants 12 or more; each level costs as much as many skills together.',
    stats: ['dx', 'dx.bought', 'dx.points'],
    see: ['skill', 'basic-speed'],
  },
  {
    id: 'intelligence',
    name: 'Intelligence',
    also: ['IQ'],
    about:
      'Wits, learning and willpower: skills of the mind and spells are bought from it, and senses and Will begin with it. 12 is clever, 14 is brilliant; mages and scholars spend most here.',
    stats: ['iq', 'iq.bought', 'iq.points'],
    see: ['will', 'perception', 'skill'],
  },
  {
    id: 'health',
    name: 'Health',
    also: ['HT', 'constitution'],
    about:
      'Stamina and the power to recover: it is rolled to stay conscious, to live and to throw off poison. 10 is ordinary; for somebody who expects wounds, 12 is worth its price.',
    stats: ['ht', 'ht.bought', 'ht.points'],
    see: ['hits', 'hit-points', 'basic-speed', 'knockdown'],
  },
  {
    id: 'secondary-characteristics',
    name: 'Secondary characteristics',
    also: ['derived figures'],
    about:
      'Numbers that follow from the attributes, such as HP, Will, Perception and Basic Speed. Each can be bought up or down by itself, usually for less than the attribute that it comes from.',
    stats: ['points.secondary'],
    see: ['hit-points', 'will', 'perception', 'basic-speed', 'basic-move'],
    rulesets: fourth,
  },
  {
    id: 'hits',
    name: 'Hits',
    also: ['hit points', 'hits to lose'],
    about:
      'How much injury your body takes; they come from HT. At 3 or fewer left you are slowed, at 0 you may pass out, and at −HT, and every 5 lower, you roll to live. 10 is ordinary.',
    stats: ['hitPoints', 'hitPoints.points'],
    see: ['injury', 'shock', 'death-check', 'health'],
    rulesets: third,
  },
  {
    id: 'hit-points',
    name: 'Hit Points',
    also: ['HP', 'hits'],
    about:
      'How much injury your body takes; they come from ST. Below a third you are slowed, at 0 you may pass out, and at −HP, and each further HP, you roll to live. 10 is ordinary, 15 is hard to kill.',
    stats: ['hitPoints', 'hitPoints.points'],
    see: ['injury', 'shock', 'death-check', 'strength'],
    rulesets: fourth,
  },
  {
    id: 'fatigue',
    name: 'Fatigue',
    also: ['fatigue points', 'FP', 'energy'],
    about:
      'How much effort you can make before you must rest: fights, running, hunger and spells take it, and rest gives it back. It comes from ST; mages want more than 10.',
    stats: ['fatiguePoints', 'fatiguePoints.points'],
    see: ['energy-cost', 'strength'],
    rulesets: third,
  },
  {
    id: 'fatigue-points',
    name: 'Fatigue Points',
    also: ['FP', 'fatigue', 'energy'],
    about:
      'How much effort you can make before you must rest: fights, extra effort, hunger and spells take them, and rest gives them back. They come from HT; below a third you are slowed, at 0 you may collapse.',
    stats: ['fatiguePoints', 'fatiguePoints.points'],
    see: ['energy-cost', 'health', 'energy-reserve'],
    rulesets: fourth,
  },
  {
    id: 'will',
    name: 'Will',
    also: ['willpower', 'Strong Will', 'Weak Will'],
    about:
      'Resolve. It is rolled against fear, torture, temptation, and spells that attack the mind. It begins at IQ; 12 is firm, 14 hard to shake.',
    stats: ['will', 'will.points'],
    see: ['fright-check', 'resistance', 'self-control', 'intelligence'],
  },
  {
    id: 'perception',
    name: 'Perception',
    also: ['Per', 'senses', 'Alertness'],
    about:
      'How much you notice. Each sense, sight, hearing, taste and smell, touch, is rolled from it with its own bonuses. It begins at IQ; scouts and guards want 12 or more.',
    stats: [
      'perception',
      'perception.points',
      'vision',
      'vision.points',
      'hearing',
      'hearing.points',
      'tasteSmell',
      'tasteSmell.points',
      'touch',
      'touch.points',
    ],
    see: ['intelligence', 'success-roll'],
  },
  {
    id: 'fright-check',
    name: 'Fright Check',
    also: ['fear', 'terror'],
    about:
      'A roll against Will when something is truly terrible; a bad failure is looked up in a table, from a lost second to a new phobia. Even the bravest fail on 14 or more, so high numbers help only to a point.',
    stats: ['frightCheck', 'frightCheck.points'],
    see: ['will', 'margin'],
    rulesets: fourth,
  },
  {
    id: 'advantage',
    name: 'Advantages',
    also: ['traits', 'merits'],
    about:
      'Talents, powers, friends and luck that cost points because they help. Most act by themselves or add to rolls; what one does is in its row. One or two that fit are better than many small ones.',
    stats: ['points.advantage', 'trait.points'],
    see: ['disadvantage', 'perk', 'modifier', 'character-points'],
  },
  {
    id: 'perk',
    name: 'Perks',
    also: ['small advantages'],
    about:
      'Tiny advantages of 1 point each: handy now and then, and good for color. Two or three say more about a hero than another point in a skill.',
    stats: ['points.perk'],
    see: ['advantage', 'quirk'],
    rulesets: fourth,
  },
  {
    id: 'disadvantage',
    name: 'Disadvantages',
    also: ['flaws'],
    about:
      'Handicaps, duties and weaknesses that give points back. They come up in play whether you like it or not, so take those that you want to see there.',
    stats: ['points.disadvantage'],
    see: ['self-control', 'quirk', 'disadvantage-limit'],
  },
  {
    id: 'quirk',
    name: 'Quirks',
    also: ['minor disadvantages'],
    about:
      'Small habits and tastes of −1 point each, at most five. They do no harm and make somebody memorable: a toast before each fight, never a lie to children.',
    stats: ['points.quirk', 'quirks'],
    see: ['disadvantage'],
  },
  {
    id: 'self-control',
    name: 'Self-control',
    also: ['CR', 'self-control number', 'self-control roll'],
    about:
      'When a weakness of the mind tempts you, roll this number or less to resist. 15 is a mild case for half the points, 12 is usual, and 6 is nearly hopeless for twice the points.',
    see: ['disadvantage', 'will'],
    rulesets: fourth,
  },
  {
    id: 'modifier',
    name: 'Enhancements and limitations',
    also: ['modifiers', 'enhancement', 'limitation'],
    about:
      'Changes of a trait by a percentage of its price: an enhancement makes it better and dearer, a limitation narrower and cheaper. They are added up first; nothing costs less than a fifth.',
    see: ['advantage', 'power'],
    rulesets: fourth,
  },
  {
    id: 'power',
    name: 'Power',
    also: ['power modifier', 'source'],
    about:
      'Several abilities with one origin, such as magic, psi or a god. The power’s modifier makes each of them a little cheaper, since what stops the power stops them all; its Talent adds to all their rolls.',
    see: ['talent', 'modifier', 'energy-reserve'],
    rulesets: fourth,
  },
  {
    id: 'talent',
    name: 'Talent',
    also: ['aptitude'],
    about:
      'A gift for a group of skills or a power: each level adds 1 to all of them, and often to reactions of people in the trade. It pays off with four or more of its skills; four levels are the most.',
    see: ['skill', 'power'],
    rulesets: fourth,
  },
  {
    id: 'energy-reserve',
    name: 'Energy Reserve',
    also: ['ER', 'pool'],
    about:
      'A store of energy beside your own FP, for one kind of magic or power alone. Spells and abilities of that kind draw from it first, and it refills by itself.',
    stats: ['trait.pool'],
    see: ['fatigue-points', 'energy-cost'],
    rulesets: fourth,
  },
  {
    id: 'race',
    name: 'Race',
    also: ['racial template', 'species'],
    about:
      'What every elf or dwarf has from birth, attributes and traits together, bought as one package at one price. Your own traits come on top.',
    stats: ['points.race'],
    see: ['size-modifier', 'character-points'],
    rulesets: fourth,
  },
  {
    id: 'size-modifier',
    name: 'Size Modifier',
    also: ['SM', 'size'],
    about:
      'How big something is: 0 for people, +1 for an ox or ogre, −3 for a cat. It is added to every attempt to hit it, and the large reach further.',
    stats: ['sizeModifier'],
    see: ['range-penalty', 'reach'],
    rulesets: fourth,
  },
  {
    id: 'status',
    name: 'Status',
    also: ['rank', 'social level'],
    about:
      'Your place in society, from a beggar below 0 to an emperor at 8; 0 is a free citizen. It changes how people react, and sets what you must spend each month.',
    stats: ['status', 'freeStatus', 'militaryRank'],
    see: ['reaction', 'cost-of-living'],
    rulesets: withMagic,
  },
  {
    id: 'wealth',
    name: 'Wealth',
    also: ['money', 'starting money', 'rich', 'poor'],
    about:
      'How much you own and earn compared with other people. It multiplies the money that you start with; settled characters have most of it in house and home, and a fifth at hand.',
    stats: ['money', 'money.start', 'money.left'],
    see: ['cost-of-living', 'tech-level', 'status', 'character-points'],
  },
  {
    id: 'cost-of-living',
    name: 'Cost of living',
    also: ['job', 'pay', 'monthly costs'],
    about:
      'What lodging, food and appearances cost each month; it goes by Status. Compare it with the pay of your job: what is left is savings.',
    stats: ['costOfLiving', 'typicalPay', 'furtherIncome', 'monthlyBalance', 'jobPay', 'jobRoll'],
    see: ['status', 'wealth'],
    rulesets: withMagic,
  },
  {
    id: 'tech-level',
    name: 'Tech level',
    also: ['TL', 'technology'],
    about:
      'How far a world has come: 0 is stone, 3 the Middle Ages, 8 about today, 12 the far future. It decides which gear there is and which version of a skill you know.',
    stats: ['techLevel'],
    see: ['skill', 'wealth'],
    rulesets: withMagic,
  },
  {
    id: 'reaction',
    name: 'Reaction',
    also: ['reaction roll', 'reaction modifier'],
    about:
      'How strangers take to you: the game master rolls 3d and adds your modifiers; high is good. 10 to 12 is neutral, so +2 opens doors and −4 starts trouble.',
    stats: ['reaction'],
    see: ['status', 'influence'],
    rulesets: withMagic,
  },
  {
    id: 'influence',
    name: 'Influence roll',
    also: ['Diplomacy', 'Fast-Talk', 'Intimidation'],
    about:
      'Instead of hoping for a good reaction you roll a skill such as Diplomacy or Fast-Talk in a contest against the other’s Will. Win and they react well; lose and it is worse than silence.',
    see: ['reaction', 'contest', 'will'],
    rulesets: fourth,
  },
  // Skills
  {
    id: 'skill',
    name: 'Skill',
    also: ['skill level', 'level', 'specialty', 'difficulty'],
    about:
      'Something learned, with a number to roll or less on three dice. 10 is half of the time, 12 is a professional on an easy day, 14 to 16 an expert. The same points buy more of an easy skill, and more from a high attribute.',
    stats: [
      'points.skills',
      'points.otherSkills',
      'skill.level',
      'skill.points',
      'skill.trained',
      'skill.learned',
      'skill.improved',
    ],
    see: ['success-roll', 'default', 'relative-level'],
  },
  {
    id: 'relative-level',
    name: 'Relative level',
    also: ['relative', 'DX+1'],
    about:
      'A skill compared with its attribute: DX+1 is one better than DX. It stays when the attribute changes, so it says what the points in the skill have bought.',
    see: ['skill', 'attribute'],
  },
  {
    id: 'default',
    name: 'Default',
    also: ['untrained', 'default level'],
    about:
      'What you can do without training: a skill’s attribute, or a related skill, with a penalty, usually −4 to −6. Some skills cannot be tried at all. The first point lifts you well above it.',
    stats: ['untrained', 'default', 'bareSkill.hands', 'bareSkill.feet'],
    see: ['skill'],
  },
  {
    id: 'technique',
    name: 'Technique',
    also: ['maneuver of a skill', 'trick'],
    about:
      'One use of a skill, bought up by itself, such as a kick without its penalty or a feint. Worth it for a trick that you use all the time; for several, raise the skill.',
    see: ['skill', 'default'],
    rulesets: fourth,
  },
  {
    id: 'wildcard',
    name: 'Wildcard skill',
    also: ['Gun!', 'Science!', 'bang skill'],
    about:
      'One skill with an exclamation mark that covers a whole field, for three times the points of a very hard one. For heroes who can do everything in their line.',
    stats: ['skill.cover'],
    see: ['skill'],
    rulesets: fourth,
  },
  {
    id: 'success-roll',
    name: 'Success roll',
    also: ['roll under', '3d', 'odds', 'chance'],
    about:
      'Roll three dice and add them up: your number or less is a success. With 10 it works every second time, with 12 three times in four, with 14 nine times in ten; more than 16 is there to take penalties.',
    see: ['critical', 'margin', 'modifiers-of-rolls'],
  },
  {
    id: 'modifiers-of-rolls',
    name: 'Modifiers',
    also: ['bonus', 'penalty', 'difficulty'],
    about:
      'What makes a roll easier or harder is added to your number, not to the dice: +4 for time and good tools, −5 in the dark. A skill of 16 is one that still works at −4.',
    see: ['success-roll'],
  },
  {
    id: 'critical',
    name: 'Critical success and failure',
    also: ['critical hit', 'fumble', 'critical miss'],
    about:
      'A 3 or 4 always succeeds brilliantly, a 17 or 18 always fails, an 18 badly. From 15 on a 5 is critical too, from 16 on a 6; a critical hit leaves no defense.',
    see: ['success-roll', 'defense'],
  },
  {
    id: 'margin',
    name: 'Margin',
    also: ['success by', 'failure by'],
    about:
      'By how much a roll was made or missed: 9 rolled against 12 is a success by 3. It decides contests, hits of rapid fire, and how bad a failure is.',
    see: ['success-roll', 'contest'],
  },
  {
    id: 'contest',
    name: 'Contest',
    also: ['quick contest', 'opposed roll'],
    about:
      'Two people roll against each other at once, Stealth against Perception for example; the larger margin of success wins. Two points more of skill make a clear favorite.',
    see: ['margin', 'resistance'],
  },
  {
    id: 'resistance',
    name: 'Resistance',
    also: ['resisted', 'Rule of 16'],
    about:
      'A roll against HT or Will to shrug off poison or a spell. Against a spell it is a contest, and a tie is yours. 12 or more makes you a difficult victim.',
    see: ['contest', 'will', 'health'],
    rulesets: withMagic,
  },
  // Carrying and moving
  {
    id: 'basic-lift',
    name: 'Basic Lift',
    also: ['BL', 'Lifting ST'],
    about:
      'What you can lift over your head with one hand in a second, in pounds: ST × ST ÷ 5. With ST 10 it is 20 lb; all limits of load are multiples of it.',
    stats: ['basicLift', 'liftingStrength'],
    see: ['load', 'strength'],
    rulesets: fourth,
  },
  {
    id: 'load',
    name: 'Load and encumbrance',
    also: ['encumbrance', 'weight', 'limit'],
    about:
      'The weight of all that you wear and carry, in five levels from none to extra-heavy. Each level takes from Move and Dodge, so leave the pack at the inn before a fight.',
    stats: ['load', 'encumbrance', 'limit', 'mount.load', 'mount.encumbrance', 'item.weight'],
    see: ['move', 'dodge', 'strength'],
  },
  {
    id: 'basic-speed',
    name: 'Basic Speed',
    also: ['Speed', 'initiative'],
    about:
      'A quarter of DX and HT together: how fast you are in body. Move comes from it, and the faster fighter acts first. 5.00 is ordinary, 6.00 and more is quick.',
    stats: ['basicSpeed', 'basicSpeed.points'],
    see: ['move', 'dodge', 'turn'],
  },
  {
    id: 'basic-move',
    name: 'Basic Move',
    also: ['ground speed'],
    about:
      'How many yards you run in a second without load. It is Basic Speed without fractions, and can be bought; 5 is ordinary, 7 a runner.',
    stats: ['basicMove', 'basicMove.points', 'move.top', 'waterMove.basic', 'airMove.basic', 'airMove'],
    see: ['move', 'basic-speed'],
    rulesets: fourth,
  },
  {
    id: 'move',
    name: 'Move',
    also: ['movement', 'running', 'yards'],
    about:
      'How many yards you go in one second, a turn, with the load that you carry. 5 is ordinary, 3 is slow in armor; an attack leaves time for a step of it, or little more.',
    stats: ['move', 'moveWithoutRunning', 'mount.move', 'mount.gallop'],
    see: ['load', 'step', 'basic-speed'],
  },
  {
    id: 'step',
    name: 'Step',
    about:
      'The short move that comes with most actions: a yard, more only for the very fast. Enough to close in, to step back while parrying, or to leave a reach.',
    see: ['move', 'reach', 'retreat'],
  },
  // The fight
  {
    id: 'turn',
    name: 'Turn',
    also: ['second', 'round', 'turn order'],
    about:
      'One second of a fight for one fighter, from your action to your next. The fastest acts first; a fight of ten turns is a long one.',
    see: ['maneuver', 'basic-speed'],
  },
  {
    id: 'maneuver',
    name: 'Maneuver',
    also: [
      'action',
      'Attack',
      'All-Out Attack',
      'All-Out Defense',
      'Aim',
      'Evaluate',
      'Feint',
      'Wait',
      'Ready',
      'Move',
      'Concentrate',
    ],
    about:
      'What you do with your turn: attack, aim, ready a weapon, move, cast. It decides how you may defend until your next one: all-out attacks leave no defense at all.',
    see: ['turn', 'defense', 'aim'],
  },
  {
    id: 'attack-roll',
    name: 'Attack',
    also: ['to hit', 'weapon skill'],
    about:
      'A success roll against the weapon’s skill, changed by place, range and posture. If it succeeds the target may still defend. 12 hits often enough, 14 and more can aim for the head.',
    stats: ['line.skill', 'line.level', 'line.skillWithShield', 'line.fencingSkill', 'line.bareLevel'],
    see: ['defense', 'hit-location', 'damage'],
  },
  {
    id: 'defense',
    name: 'Active defense',
    also: ['defend', 'active defenses'],
    about:
      'When you are hit, roll Dodge, Parry or Block to avoid it, one for each attack that you see coming. 8 works one time in four, 10 every second time, 12 three in four.',
    see: ['dodge', 'parry', 'block', 'retreat'],
  },
  {
    id: 'dodge',
    name: 'Dodge',
    about:
      'Getting out of the way: works against everything, as often as you are attacked, and load lowers it. 8 is ordinary for a fighter, 10 is nimble.',
    stats: ['dodge', 'mount.dodge'],
    see: ['defense', 'retreat', 'load'],
    rulesets: fourth,
  },
  {
    id: 'dodge-by-move',
    name: 'Dodge',
    about:
      'Getting out of the way: it is your Move, works against everything and as often as you are attacked. Passive defense is added to it; 5 or 6 is usual, and load lowers it.',
    stats: ['dodge', 'mount.dodge'],
    see: ['defense', 'passive-defense', 'move', 'load'],
    rulesets: third,
  },
  {
    id: 'parry',
    name: 'Parry',
    also: ['F', 'fencing parry', 'U'],
    about:
      'Deflecting a blow with your weapon or hand: half of its skill and, under the fourth edition, 3. A second one in a turn is harder or impossible, and arrows and bullets cannot be parried. 10 is good, 12 a master’s.',
    stats: [
      'parry',
      'parryWithShield',
      'line.parry',
      'line.parryWithShield',
      'bareHands',
      'bareHandsAgainstWeapons',
      'skill.handParry',
    ],
    see: ['defense', 'block', 'retreat'],
  },
  {
    id: 'block',
    name: 'Block',
    about:
      'Catching a blow or missile with your shield: half of Shield skill and, under the fourth edition, 3. Once in a turn, and it stops arrows where a parry does not.',
    stats: ['block', 'line.block'],
    see: ['defense', 'shield-bonus', 'passive-defense'],
  },
  {
    id: 'shield-bonus',
    name: 'Defense Bonus',
    also: ['DB'],
    about:
      'What a shield or cloak adds to every defense against attacks that it can be brought against: +1 for a small shield, +3 for a large one.',
    stats: ['defenseBonus'],
    see: ['block', 'defense'],
    rulesets: fourth,
  },
  {
    id: 'passive-defense',
    name: 'Passive Defense',
    also: ['PD'],
    about:
      'The chance that armor or shield turn a blow aside by themselves: it is added to each active defense, and alone it is rolled against when you cannot defend. Leather has 2, plate 4, a large shield 4 more.',
    stats: ['passiveDefense', 'place.passiveDefense'],
    see: ['defense', 'damage-resistance'],
    rulesets: third,
  },
  {
    id: 'retreat',
    name: 'Retreat',
    also: ['step back', 'sideslip', 'drop'],
    about:
      'Stepping back as you defend, once in a turn against one attacker: +3 to Dodge, less to a parry or block under the fourth edition. It costs ground, which sooner or later ends at a wall.',
    see: ['defense', 'step'],
  },
  {
    id: 'aim',
    name: 'Aim',
    also: ['Accuracy', 'Acc'],
    about:
      'A turn spent aiming adds the weapon’s Accuracy to the shot, and further turns a little more. A bow has 2 or 3, a rifle 5 and more; without it, far targets are luck.',
    stats: ['line.accuracy'],
    see: ['range-penalty', 'snap-shot'],
  },
  {
    id: 'snap-shot',
    name: 'Snap Shot',
    also: ['SS'],
    stats: ['line.snapShot'],
    about:
      'The number that an unaimed shot must reach, or it has −4. A skilled archer shoots at once; a beginner aims first.',
    see: ['aim'],
    rulesets: third,
  },
  {
    id: 'increment',
    name: 'Point blank and increment',
    also: ['PB', 'Inc', 'range', 'distance'],
    about:
      'Up to point-blank range, in yards, a shot has +4; beyond it, each whole increment of the distance is −1. A good bow has long increments.',
    stats: ['line.pointBlank', 'line.increment'],
    see: ['half-damage', 'aim'],
    rulesets: ['man-to-man'],
  },
  {
    id: 'range-penalty',
    name: 'Range penalty',
    also: ['range', 'size and speed', 'distance'],
    rulesets: withMagic,
    about:
      'How much harder a target is to hit for its distance and speed: none to 2 yards, −4 at 10, −10 at 100. Size counts against it.',
    see: ['aim', 'half-damage', 'size-modifier'],
  },
  {
    id: 'half-damage',
    name: '½D and Max',
    also: ['half damage', 'maximum range', '1/2D'],
    about:
      'Two distances of a missile weapon, in yards: from ½D on it does half damage and aim is lost, past Max it does not reach. Bows of the strong shoot further.',
    stats: ['line.halfDamage', 'line.maximum'],
    see: ['range-penalty', 'damage'],
  },
  {
    id: 'rate-of-fire',
    name: 'Rate of fire',
    also: ['RoF', 'rapid fire', 'Shots'],
    about:
      'How many shots a weapon fires in a turn; several make hitting easier, and a good margin hits more than once. 1 is a pistol shot by shot, 10 and more automatic fire.',
    stats: ['line.rateOfFire', 'line.shots'],
    see: ['recoil', 'margin'],
    rulesets: withMagic,
  },
  {
    id: 'recoil',
    name: 'Recoil',
    also: ['Rcl'],
    about:
      'How far a burst wanders: for every so many points of margin, one more shot of it hits. 1 hardly kicks, 2 is usual, 4 is a shoulder full of bruises.',
    stats: ['line.recoil'],
    see: ['rate-of-fire', 'margin'],
    rulesets: fourth,
  },
  {
    id: 'bulk',
    name: 'Bulk',
    about:
      'How clumsy a missile weapon is: a penalty for shooting on the move and in close combat, and for hiding it. −1 is a holdout pistol, −6 a long rifle.',
    stats: ['line.bulk'],
    see: ['attack-roll'],
    rulesets: fourth,
  },
  {
    id: 'reach',
    name: 'Reach',
    also: ['C', 'hexes', 'close combat'],
    about:
      'At how many yards a weapon strikes: C is body to body, 1 a sword, 2 and 3 a spear or halberd. Longer weapons strike first, and are useless when somebody is inside.',
    stats: ['line.reach', 'line.leastReach'],
    see: ['step'],
  },
  {
    id: 'minimum-strength',
    name: 'Minimum Strength',
    also: ['ST of a weapon', 'Min ST'],
    about:
      'The ST that a weapon asks for; each point that you lack is −1 to its skill. Under the fourth edition † needs two hands, and ‡ must be made ready again after each attack.',
    stats: ['line.minimumStrength', 'line.strength'],
    see: ['strength', 'ready'],
  },
  {
    id: 'ready',
    name: 'Ready',
    also: ['draw', 'in hand', 'unready'],
    about:
      'A weapon in hand that can strike at once. Drawing takes a turn, and heavy weapons must be readied after each blow; Fast-Draw saves the turn.',
    stats: ['line.readying'],
    see: ['maneuver', 'turn'],
  },
  {
    id: 'posture',
    name: 'Posture',
    also: ['kneeling', 'lying', 'crouching', 'prone'],
    about:
      'Whether you stand, crouch, kneel, sit or lie. Lower is harder to hit from afar, but attacks, defenses and movement suffer; standing up from the ground takes time.',
    see: ['move', 'knockdown'],
  },
  // What a blow does
  {
    id: 'damage',
    name: 'Damage',
    also: ['dice', '2d+1', 'basic damage'],
    about:
      'The dice that a hit rolls, such as 1d+2; what armor does not stop is the injury’s beginning. 1d−1 is a dagger, 2d a strong arm with a sword.',
    stats: [
      'line.damage',
      'line.damageBonus',
      'line.unboundedDamage',
      'skill.forDamage',
      'mount.bite',
      'mount.kick',
      'mount.lance',
    ],
    see: ['thrust', 'swing', 'damage-type', 'damage-resistance', 'injury'],
  },
  {
    id: 'thrust',
    name: 'Thrust',
    also: ['thr'],
    about:
      'The damage of your ST in a stab, punch or bow shot, to which the weapon adds. With ST 10 it is 1d−2, with ST 13 1d.',
    stats: ['thrust'],
    see: ['swing', 'strength', 'damage'],
  },
  {
    id: 'swing',
    name: 'Swing',
    also: ['sw'],
    about:
      'The damage of your ST with an edge, axe or club, to which the weapon adds. With ST 10 it is 1d, with ST 13 2d−1; always more than a thrust.',
    stats: ['swing'],
    see: ['thrust', 'strength', 'damage'],
  },
  {
    id: 'damage-type',
    name: 'Damage types',
    also: ['cut', 'imp', 'cr', 'pi', 'burn', 'cutting', 'impaling', 'crushing', 'tox', 'cor', 'fat'],
    about:
      'What gets through armor counts once for crushing, half again for cutting, and double for impaling; bullets and burns have rules of their own. So a small point may wound more than a big club.',
    see: ['damage', 'injury'],
  },
  {
    id: 'damage-resistance',
    name: 'Damage Resistance',
    also: ['DR', 'armor'],
    about:
      'How many points of each hit armor or hide stops at a place. 2 is leather, 4 mail, 6 plate; more than that and swords need luck.',
    stats: ['damageResistance', 'place.damageResistance', 'place.flexible'],
    see: ['damage', 'armor-divisor', 'hit-location'],
  },
  {
    id: 'armor-divisor',
    name: 'Armor divisor',
    also: ['(2)', '(0.5)', 'armor piercing'],
    about:
      'A number in brackets after the damage: DR is divided by it. (2) goes through armor as if it were half as good, (0.5) is stopped as if it were twice.',
    see: ['damage-resistance', 'damage'],
    rulesets: fourth,
  },
  {
    id: 'injury',
    name: 'Injury',
    also: ['wound', 'hurt'],
    about:
      'What a hit takes from your hits in the end: damage, less DR, times what its type and the place make of it. Half of your hits in one blow is a major wound.',
    see: ['damage-type', 'shock', 'knockdown', 'hit-location'],
  },
  {
    id: 'shock',
    name: 'Shock',
    about:
      'Pain: what you have just lost is a penalty to your own attacks and skills on your next turn, up to −4 under the fourth edition. Then it is over.',
    see: ['injury', 'turn'],
  },
  {
    id: 'knockdown',
    name: 'Knockdown and stun',
    also: ['stunned', 'major wound', 'unconscious'],
    about:
      'After a heavy blow you roll HT: fail and you fall stunned, do nothing and defend badly until you recover. Five below and the fight is over for you.',
    see: ['health', 'injury', 'posture'],
  },
  {
    id: 'death-check',
    name: 'Death check',
    also: ['dying', 'roll to live', 'dead'],
    about:
      'As many hits below zero as you have in full, HT decides whether you live, and again as it gets worse. Five times as many below zero, almost nobody does.',
    see: ['hits', 'hit-points', 'health'],
  },
  {
    id: 'hit-location',
    name: 'Hit location',
    also: ['place', 'aimed blow', 'vitals', 'random place'],
    about:
      'Where a blow lands, chosen at a penalty or rolled. Under the fourth edition the face is −5, the skull −7 and an eye −9; limbs can be crippled, vitals and skull multiply injury.',
    stats: ['place'],
    see: ['attack-roll', 'damage-resistance', 'crippling'],
  },
  {
    id: 'crippling',
    name: 'Crippling',
    also: ['crippled', 'lost hand'],
    about:
      'A limb that takes more than half of your hits from one blow, a hand or foot more than a third, fails at once. After the fight HT decides whether it is for days, months or for good.',
    see: ['hit-location', 'injury'],
  },
  {
    id: 'first-aid',
    name: 'First aid and recovery',
    also: ['healing', 'bandage', 'physician', 'rest'],
    about:
      'A bandage gives back a point, first aid by a skilled hand a few, once for each wound. After that it is a roll against HT for each day of rest, and a physician makes it quicker.',
    see: ['hits', 'hit-points', 'health'],
  },
  // Magic
  {
    id: 'spell',
    name: 'Spell',
    also: ['magic', 'college'],
    about:
      'A skill of its own that is hard to learn and rolled to cast. 12 works three times in four; under the fourth edition a level of 15 saves a point of energy, and one of 20 time as well.',
    stats: ['points.spells'],
    see: ['energy-cost', 'magery', 'maintain', 'casting-time'],
    rulesets: withMagic,
  },
  {
    id: 'magery',
    name: 'Magery',
    also: ['Magical Aptitude', 'mage'],
    about: 'The gift of magic: each level adds to IQ for spells and opens stronger ones. Most mages have 2 or 3.',
    see: ['spell', 'intelligence'],
    rulesets: withMagic,
  },
  {
    id: 'prerequisite',
    name: 'Prerequisite',
    also: ['needs', 'requirement'],
    about:
      'What you must have before you may learn a spell or skill: other spells, Magery, an attribute. The list adds what is missing at a press.',
    see: ['spell', 'skill'],
    rulesets: withMagic,
  },
  {
    id: 'energy-cost',
    name: 'Energy cost',
    also: ['cost to cast', 'FP cost'],
    about:
      'What a spell takes from your fatigue when it works, more for a larger area or effect. Under the fourth edition high skill lowers it, so that small spells of a master are free.',
    see: ['spell', 'fatigue', 'fatigue-points', 'maintain'],
    rulesets: withMagic,
  },
  {
    id: 'casting-time',
    name: 'Time to cast',
    also: ['casting time', 'concentrate'],
    about:
      'How many turns you concentrate before the spell is rolled, and do nothing else. Being hurt or jostled meanwhile asks for a roll against Will, or it is lost.',
    see: ['spell', 'maneuver', 'will'],
    rulesets: withMagic,
  },
  {
    id: 'maintain',
    name: 'Duration and maintenance',
    also: ['maintain', 'spells on', 'keep up'],
    about:
      'How long a spell lasts, and what it costs to keep it up as long again. Each spell that you keep up is −1 to cast another.',
    see: ['spell', 'energy-cost'],
    rulesets: withMagic,
  },
];
