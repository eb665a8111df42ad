import type { Entries } from '../../entry.ts';

/** Packs, bags and boxes. */
export const packsAndContainers = {
  backpack: {
    name: 'Backpack',
    description: 'Canvas pack on two straps, for all that a traveler carries.',
    keywords: ['pack', 'bag', 'rucksack', 'knapsack', 'container', 'adventuring gear', 'travel'],
  },
  satchel: {
    name: 'Satchel',
    description: 'Leather case on a shoulder strap, for books, papers and lunch.',
    keywords: ['shoulder strap', 'messenger', 'haversack', 'pack', 'container', 'scholar', 'briefcase', 'schoolbag'],
  },
  pouch: {
    name: 'Belt pouch',
    description: 'Small bag on the belt for coins and whatever has to be at hand.',
    keywords: ['purse', 'bag', 'wallet', 'money', 'coins', 'container', 'belt', 'sack'],
  },
  sack: {
    name: 'Sack',
    description: 'Large cloth bag, which takes both hands or a shoulder when it is full.',
    keywords: ['bag', 'loot', 'treasure', 'container', 'carry'],
  },
  saddlebags: {
    name: 'Saddlebags',
    description: 'Pair of leather bags for the back of a horse.',
    keywords: ['horse', 'bag', 'pack', 'mount', 'container'],
  },
  chest: {
    name: 'Chest',
    description: 'Wooden box with iron bands and a hasp for a lock.',
    keywords: ['box', 'trunk', 'treasure', 'storage', 'container', 'strongbox', 'treasure chest'],
  },
  'small-cask': {
    name: 'Small cask',
    description: 'Little barrel for water, wine or powder.',
    keywords: ['barrel', 'keg', 'wine', 'beer', 'alcohol', 'container', 'water', 'ale', 'whiskey'],
  },
  'scroll-case': {
    name: 'Scroll case',
    description: 'Leather or horn tube that keeps letters and maps dry.',
    keywords: ['map case', 'tube', 'map', 'scroll', 'letter', 'container'],
  },
  bottle: {
    name: 'Bottle',
    description: 'Stoppered bottle of glass or clay, empty.',
    keywords: ['flask', 'vial', 'jar', 'potion', 'wine', 'alcohol', 'glass', 'container'],
  },
  waterskin: {
    name: 'Waterskin',
    description: 'Leather bag with water for half a day on the march; the weight is full.',
    keywords: ['water', 'canteen', 'drink', 'thirst', 'flask', 'bottle'],
  },
  canteen: {
    name: 'Canteen',
    description: 'Metal bottle with a strap; the weight is full.',
    keywords: ['water', 'waterskin', 'drink', 'thirst', 'flask', 'bottle'],
  },
} satisfies Entries;

/** Lights, ropes and accessories. */
export const lightAndClimbing = {
  torch: {
    name: 'Torch',
    description: 'Stick wrapped in pitched rags; burns for most of an hour and lights a room.',
    keywords: ['light', 'fire', 'dark', 'flame', 'dungeon', 'adventuring gear', 'lamp'],
  },
  candle: {
    name: 'Candle',
    description: 'Tallow candle, enough to read by for an evening.',
    keywords: ['light', 'dark', 'wax', 'flame', 'fire'],
  },
  lantern: {
    name: 'Lantern',
    description: 'Oil lantern with shutters that keep the wind out and the light in.',
    keywords: ['light', 'lamp', 'dark', 'hooded lantern', 'dungeon'],
  },
  'lamp-oil': {
    name: 'Lamp oil (pint)',
    description: 'Fuel for a lantern or a lamp.',
    keywords: ['oil', 'fuel', 'lantern', 'light', 'fire', 'flask'],
  },
  tinderbox: {
    name: 'Tinderbox',
    description: 'Flint, steel and dry tinder in a tin, to light a fire within a minute or so.',
    keywords: ['fire', 'flint and steel', 'light', 'lighter', 'matches', 'camp'],
  },
  rope: {
    name: 'Rope (10 yards)',
    description: 'Hemp as thick as a finger, which holds one climber and the pack.',
    keywords: ['climb', 'cord', 'line', 'tie', 'adventuring gear', 'lasso', 'grappling'],
  },
  'heavy-rope': {
    name: 'Heavy rope (10 yards)',
    description: 'Hemp as thick as a thumb, for hauling and for several people at once.',
    keywords: ['climb', 'hawser', 'cable', 'ship', 'haul'],
  },
  cord: {
    name: 'Cord (10 yards)',
    description: 'Thin line to bind, hang and snare things with.',
    keywords: ['string', 'twine', 'snare', 'tie', 'trap', 'rope'],
  },
  grapnel: {
    name: 'Grapnel',
    description: 'Three-pronged hook to throw over a wall with a rope behind it.',
    keywords: ['grappling hook', 'climb', 'rope', 'burglar', 'thief', 'wall'],
  },
  'iron-spike': {
    name: 'Iron spike',
    description: 'Spike to climb by, or to wedge a door with.',
    keywords: ['piton', 'climb', 'dungeon', 'nail', 'door'],
  },
  'block-and-tackle': {
    name: 'Block and tackle',
    description: 'Pulleys that let one person lift what takes four.',
    keywords: ['pulley', 'hoist', 'winch', 'lift', 'rope', 'haul'],
  },
  ladder: {
    name: 'Ladder (10 ft)',
    description: 'Wooden ladder for one person at a time.',
    keywords: ['climb', 'wall', 'siege', 'burglar'],
  },
  pole: {
    name: 'Pole (10 ft)',
    description: 'Long pole to prod floors, test depths and push boats with.',
    keywords: ['stick', 'ten-foot pole', 'trap', 'dungeon', 'adventuring gear'],
  },
} satisfies Entries;

/** Hand tools, including burglars’. */
export const handTools = {
  hammer: {
    name: 'Hammer',
    description: 'Plain hammer for nails and spikes; too clumsy to fight with.',
    keywords: ['tool', 'nail', 'spike', 'carpenter', 'smith'],
  },
  crowbar: {
    name: 'Crowbar',
    description: 'Iron bar that opens what somebody has nailed or locked.',
    keywords: ['tool', 'pry bar', 'lever', 'break in', 'burglar', 'thief', 'door', 'criminal'],
  },
  shovel: {
    name: 'Shovel',
    description: 'To dig ditches, graves and treasure.',
    keywords: ['tool', 'spade', 'dig', 'grave', 'treasure', 'camp'],
  },
  pickaxe: {
    name: 'Pickaxe',
    description: 'To break hard ground and stone; no weapon.',
    keywords: ['tool', 'mining', 'dig', 'miner', 'dwarf', 'rock'],
  },
  'hand-saw': {
    name: 'Hand saw',
    description: 'Toothed blade for wood.',
    keywords: ['tool', 'saw', 'wood', 'carpenter', 'cut'],
  },
  file: {
    name: 'File',
    description: 'Small steel file that eats through an iron bar in an hour or two.',
    keywords: ['tool', 'prison', 'bars', 'thief', 'metal'],
  },
  lockpicks: {
    name: 'Lockpicks',
    description: 'Roll of hooks and feelers for locks, and for those who know how.',
    keywords: ["thieves' tools", 'thief tools', 'lock', 'burglar', 'criminal', 'pick', 'rogue', 'lockpick'],
  },
  padlock: {
    name: 'Padlock',
    description: 'Iron lock with two keys.',
    keywords: ['lock', 'key', 'door', 'chest', 'secure'],
  },
  manacles: {
    name: 'Manacles',
    description: 'Iron cuffs with a short chain, for hands or feet.',
    keywords: ['handcuffs', 'cuffs', 'shackles', 'chains', 'prisoner', 'arrest', 'bonds'],
  },
  whetstone: {
    name: 'Whetstone',
    description: 'Stone that keeps blades and arrowheads keen.',
    keywords: ['sharpen', 'sharpening', 'blade', 'sword', 'hone', 'stone'],
  },
  chalk: {
    name: 'Chalk',
    description: 'A few sticks to mark a way or a door with.',
    keywords: ['mark', 'draw', 'write', 'maze', 'dungeon'],
  },
  'needle-and-thread': {
    name: 'Needle and thread',
    description: 'For clothes and sails, and in need for wounds.',
    keywords: ['sewing', 'sew', 'mend', 'tailor', 'repair', 'stitch'],
  },
  'trade-tools': {
    name: 'Tools of a trade',
    description: "Portable set for one craft, such as a smith's or a carpenter's; note which.",
    keywords: ['toolkit', 'tool', 'craft', 'artisan', 'carpenter', 'smith', 'mason', 'cook', 'repair'],
  },
  glue: {
    name: 'Glue pot',
    description: 'Bone glue, which holds wood and leather when it is warmed.',
    keywords: ['sticky', 'paste', 'repair', 'craft'],
  },
  bell: {
    name: 'Small bell',
    description: 'Bell for a goat, a door, or a string across the path at night.',
    keywords: ['alarm', 'ring', 'trap', 'signal', 'noise'],
  },
} satisfies Entries;

/** Food, shelter and clothes for the road, and gear for mounts. */
export const campAndTravel = {
  blanket: {
    name: 'Blanket',
    description: 'Thick woolen blanket for mild nights.',
    keywords: ['sleep', 'bed', 'warm', 'camp', 'cold', 'winter'],
  },
  bedroll: {
    name: 'Bedroll',
    description: 'Blankets and an oiled sheet that keep out the cold and the wet.',
    keywords: ['sleeping bag', 'sleep', 'bed', 'blanket', 'warm', 'camp', 'cold', 'sleep outdoors'],
  },
  tent: {
    name: 'Tent (two-person)',
    description: 'Canvas tent with poles and pegs.',
    keywords: ['camp', 'shelter', 'sleep', 'rain', 'canvas'],
  },
  'cooking-pot': {
    name: 'Cooking pot',
    description: 'Iron pot for the meals of six.',
    keywords: ['kettle', 'pan', 'cook', 'kitchen', 'camp'],
  },
  'mess-kit': {
    name: 'Mess kit',
    description: 'Bowl, cup, spoon and knife for one.',
    keywords: ['plate', 'cup', 'cutlery', 'eat', 'cook', 'camp'],
  },
  'travelers-rations': {
    name: "Traveler's rations (1 day)",
    description: 'Bread, cheese, dried meat and fruit: three meals that keep for weeks.',
    keywords: [
      'food',
      'eat',
      'meal',
      'iron rations',
      'provisions',
      'supplies',
      'hungry',
      'ration',
      'trail mix',
      'bread',
    ],
  },
  'fishing-tackle': {
    name: 'Fishing tackle',
    description: 'Hooks, line and floats; the rod is cut on the spot.',
    keywords: ['fishing', 'fish', 'hook', 'line', 'net'],
  },
  snare: {
    name: 'Snare',
    description: 'Wire loop that catches a rabbit overnight.',
    keywords: ['trap', 'hunting', 'hunt', 'wire'],
  },
  cloak: {
    name: 'Cloak',
    description: 'Hooded woolen cloak against wind and rain, and against being known.',
    keywords: ['hood', 'cape', 'clothes', 'clothing', 'mantle', 'coat', 'robe', 'rain', 'winter', 'elven'],
  },
  soap: {
    name: 'Soap',
    description: 'A cake of soap, for those who want to be let in.',
    keywords: ['wash', 'clean', 'hygiene', 'bath'],
  },
  'saddle-and-bridle': {
    name: 'Saddle and bridle',
    description: 'All that it takes to ride a horse: saddle, girth, stirrups and bridle.',
    keywords: ['horse', 'tack', 'ride', 'reins', 'mount'],
  },
  fodder: {
    name: 'Fodder (1 day)',
    description: 'Oats and hay for a mount where there is no grass.',
    keywords: ['horse', 'feed', 'oats', 'hay', 'mount', 'animal'],
  },
  snowshoes: {
    name: 'Snowshoes',
    description: 'Wide frames of wood and gut to walk over deep snow.',
    keywords: ['snow', 'winter', 'ski', 'walk', 'cold', 'boots', 'shoes'],
  },
} satisfies Entries;

/** Writing, measuring, healing, faith and pastimes. */
export const booksAndInstruments = {
  'writing-set': {
    name: 'Writing set',
    description: 'Quills, ink, a penknife and a little sand.',
    keywords: ['ink', 'quill', 'pen', 'write', 'letter', 'scribe', 'scholar'],
  },
  parchment: {
    name: 'Parchment (10 sheets)',
    description: 'Sheets for letters, maps and contracts.',
    keywords: ['paper', 'write', 'map', 'letter', 'scroll', 'page', 'scholar'],
  },
  journal: {
    name: 'Journal (blank)',
    description: 'Bound book of empty pages.',
    keywords: ['notebook', 'diary', 'book', 'paper', 'write', 'notes', 'scholar', 'spellbook'],
  },
  book: {
    name: 'Book',
    description: 'Bound work on one subject; note which. A rare one costs many times as much.',
    keywords: [
      'read',
      'tome',
      'library',
      'scholar',
      'spellbook',
      'manual',
      'literature',
      'scroll',
      'bible',
      'prayer book',
    ],
  },
  'sealing-wax': {
    name: 'Sealing wax and seal',
    description: 'Stick of wax and a seal to close letters with.',
    keywords: ['letter', 'stamp', 'signet', 'noble', 'document'],
  },
  'magnifying-glass': {
    name: 'Magnifying glass',
    description: 'Lens that makes small print and small clues larger.',
    keywords: ['lens', 'loupe', 'detective', 'clue', 'investigate', 'glass'],
  },
  spyglass: {
    name: 'Spyglass',
    description: 'Brass telescope that brings ships and sentries nearer.',
    keywords: ['telescope', 'lens', 'see', 'ship', 'sailor', 'pirate', 'binoculars'],
  },
  compass: {
    name: 'Compass',
    description: 'Needle that points north.',
    keywords: ['north', 'direction', 'map', 'lost', 'sailor'],
  },
  hourglass: {
    name: 'Hourglass',
    description: 'Sand glass that runs for an hour.',
    keywords: ['time', 'clock', 'watch', 'sand'],
  },
  mirror: {
    name: 'Hand mirror',
    description: 'Polished metal, to shave by, to signal with, or to look round corners.',
    keywords: ['glass', 'look', 'corner', 'signal', 'vanity', 'medusa', 'looking glass'],
  },
  whistle: {
    name: 'Whistle',
    description: 'Wood or bone, heard for half a mile.',
    keywords: ['signal', 'alarm', 'noise', 'dog', 'call'],
  },
  horn: {
    name: 'Signal horn',
    description: 'Horn that calls riders and hounds from over a mile away.',
    keywords: ['signal', 'alarm', 'hunting', 'call', 'bugle', 'blow'],
  },
  bandages: {
    name: 'Bandages',
    description: 'Clean linen for two or three wounds.',
    keywords: ['first aid', 'heal', 'healing', 'wound', 'medicine', 'dressing', 'bandage', 'cleric'],
  },
  'first-aid-kit': {
    name: 'First-aid kit',
    description: 'Bandages, salve, splints and scissors to patch up a party.',
    keywords: ['heal', 'healing', 'healer', 'bandage', 'medicine', 'medic', 'wound', 'doctor'],
  },
  'healers-bag': {
    name: "Healer's bag",
    description: 'Herbs, instruments and needles for somebody who treats the sick.',
    keywords: ['doctor', 'surgeon', 'medicine', 'heal', 'healing', 'herbs', 'surgery', 'healer', 'cleric', 'medkit'],
  },
  herbs: {
    name: 'Healing herbs',
    description: 'Small bundle of dried herbs for teas and poultices.',
    keywords: ['medicine', 'healing', 'heal', 'druid', 'plants', 'potion', 'herbalist', 'cure', 'tea'],
  },
  instrument: {
    name: 'Musical instrument',
    description: 'Lute, fiddle, drum or flute of fair quality; note which.',
    keywords: ['music', 'lute', 'flute', 'drum', 'fiddle', 'guitar', 'minstrel', 'play', 'violin', 'harp', 'piano'],
  },
  dice: {
    name: 'Dice',
    description: 'A pair in a leather cup; they may even be fair.',
    keywords: ['gamble', 'game', 'bet'],
  },
  'playing-cards': {
    name: 'Playing cards',
    description: 'A deck for the long evenings.',
    keywords: ['gamble', 'cards', 'game', 'poker', 'deck', 'bet'],
  },
  'holy-symbol': {
    name: 'Holy symbol',
    description: 'Sign of a faith on a chain, of wood or base metal.',
    keywords: [
      'religion',
      'cross',
      'cleric',
      'priest',
      'faith',
      'amulet',
      'paladin',
      'holy water',
      'necklace',
      'turn undead',
    ],
  },
  incense: {
    name: 'Incense',
    description: 'Resin to burn in a temple or over a corpse.',
    keywords: ['religion', 'ritual', 'temple', 'priest', 'smoke'],
  },
  'disguise-kit': {
    name: 'Disguise kit',
    description: 'Wigs, paint and putty for other faces.',
    keywords: ['makeup', 'mask', 'costume', 'actor', 'spy', 'wig'],
  },
  'strong-drink': {
    name: 'Strong drink (bottle)',
    description: 'Brandy, whiskey or what passes for it.',
    keywords: ['alcohol', 'booze', 'brandy', 'whiskey', 'rum', 'liquor', 'drink', 'drunk', 'whisky', 'vodka', 'potion'],
  },
  wine: {
    name: 'Wine (skin)',
    description: 'Two quarts of table wine in a skin.',
    keywords: ['alcohol', 'drink', 'drunk', 'booze', 'beer', 'tavern', 'ale', 'liquor'],
  },
  bowstring: {
    name: 'Spare bowstring',
    description: 'Waxed string in a dry pouch.',
    keywords: ['archery', 'archer', 'string'],
  },
  'arm-guard': {
    name: "Archer's arm guard",
    description: 'Leather bracer against the snap of the bowstring; no protection in a fight.',
    keywords: ['bracer', 'archery', 'archer', 'wrist'],
  },
} satisfies Entries;
