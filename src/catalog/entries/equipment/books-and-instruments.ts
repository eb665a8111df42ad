import type { Entries } from '../../entry.ts';

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
