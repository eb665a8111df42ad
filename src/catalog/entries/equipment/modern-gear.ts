import type { Entries } from '../../entry.ts';

/** Gear from the world wars on. */
export const modernGear = {
  'walking-boots': {
    name: 'Walking boots',
    description: 'Stout leather boots for long roads; no protection in a fight.',
    keywords: ['shoes', 'footwear', 'feet', 'leather', 'boots', 'hiking', 'shoe'],
  },
  flashlight: {
    name: 'Flashlight',
    description: 'Battery torch that throws a beam down a dark street.',
    keywords: ['torch', 'light', 'lamp', 'dark', 'battery'],
  },
  matches: {
    name: 'Matches',
    description: 'Box of fifty wooden matches.',
    keywords: ['fire', 'light', 'lighter', 'tinderbox', 'camp'],
  },
  'cigarette-lighter': {
    name: 'Lighter',
    description: 'Pocket flame that works in most weather.',
    keywords: ['fire', 'light', 'matches', 'cigarette', 'smoke'],
  },
  binoculars: {
    name: 'Binoculars',
    description: 'Field glasses for those who watch from afar.',
    keywords: ['field glasses', 'spyglass', 'telescope', 'see', 'watch'],
  },
  camera: {
    name: 'Camera',
    description: 'Pocket camera, with film where it needs any.',
    keywords: ['photo', 'picture', 'film', 'evidence', 'journalist'],
  },
  wristwatch: {
    name: 'Wristwatch',
    description: 'Time to the minute, on the arm.',
    keywords: ['watch', 'clock', 'time'],
  },
  handcuffs: {
    name: 'Handcuffs',
    description: 'Steel cuffs with two keys, as the police carry.',
    keywords: ['manacles', 'cuffs', 'police', 'arrest', 'prisoner', 'cop'],
  },
  'gas-mask': {
    name: 'Gas mask',
    description: 'Mask with a filter against smoke and gas, for as long as the filter lasts.',
    keywords: ['smoke', 'gas', 'breathe', 'respirator', 'soldier'],
  },
  'tool-kit': {
    name: 'Tool kit',
    description: 'Wrenches, pliers, screwdrivers and a drill in a steel box.',
    keywords: ['tools', 'toolbox', 'repair', 'fix'],
  },
  briefcase: {
    name: 'Briefcase',
    description: 'Leather case with a lock, for papers and what must pass for papers.',
    keywords: ['bag', 'case', 'office', 'spy', 'container'],
  },
  'sleeping-bag': {
    name: 'Sleeping bag',
    description: 'Warm quilted bag that rolls up small.',
    keywords: ['bedroll', 'sleep', 'blanket', 'camp', 'hiking', 'warm'],
  },
  'hiking-pack': {
    name: 'Hiking pack',
    description: 'Light framed pack with a hip belt.',
    keywords: ['backpack', 'rucksack', 'bag', 'container', 'camp'],
  },
  'ration-pack': {
    name: 'Ration pack (1 day)',
    description: 'Three sealed meals with a heater.',
    keywords: ['food', 'mre', 'eat', 'meal', 'provisions', 'soldier'],
  },
  'multi-tool': {
    name: 'Multi-tool',
    description: 'Pliers, blades and screwdrivers that fold into a handle.',
    keywords: ['pocket knife', 'swiss army knife', 'leatherman', 'tool', 'repair'],
  },
  'duct-tape': {
    name: 'Duct tape',
    description: 'Sixty yards of tape that mends nearly everything, and binds prisoners.',
    keywords: ['tape', 'repair', 'tie', 'gaffer'],
  },
  'glass-cutter': {
    name: 'Glass cutter',
    description: 'Diamond wheel and suction cup for a quiet way through a window.',
    keywords: ['burglar', 'thief', 'window', 'break in', 'criminal'],
  },
  'latex-gloves': {
    name: 'Thin gloves (box)',
    description: 'Gloves that leave neither fingerprints nor germs.',
    keywords: ['gloves', 'fingerprints', 'doctor', 'burglar', 'evidence', 'sterile'],
  },
  'walkie-talkie': {
    name: 'Walkie-talkie',
    description: 'Hand radio that reaches a mile or two.',
    keywords: ['radio', 'communicator', 'talk', 'police', 'soldier', 'comm'],
  },
  'cell-phone': {
    name: 'Cell phone',
    description: 'Telephone for the pocket, where there is a network.',
    keywords: ['mobile phone', 'smartphone', 'telephone', 'call', 'communicator', 'iphone'],
  },
  laptop: {
    name: 'Laptop computer',
    description: 'Portable computer with a few hours of battery.',
    keywords: ['computer', 'notebook', 'pc', 'hacker', 'internet', 'office', 'hacking'],
  },
  'night-vision-goggles': {
    name: 'Night-vision goggles',
    description: 'Goggles that turn starlight into a green noon.',
    keywords: ['dark', 'see', 'infrared', 'soldier', 'night'],
  },
  'gps-receiver': {
    name: 'GPS receiver',
    description: 'Shows where on Earth it is, within a few yards.',
    keywords: ['map', 'compass', 'lost', 'position'],
  },
  'sound-recorder': {
    name: 'Sound recorder',
    description: 'Pocket recorder for interviews, open or secret.',
    keywords: ['tape recorder', 'evidence', 'journalist', 'spy', 'dictaphone'],
  },
  'paramedics-bag': {
    name: "Paramedic's bag",
    description: 'Dressings, drugs and instruments of an ambulance crew.',
    keywords: ['first aid', 'medkit', 'doctor', 'medic', 'heal', 'healing', 'medicine', 'ambulance'],
  },
  medkit: {
    name: 'Medkit',
    description: 'Box that diagnoses, advises and injects, for those who know what it says.',
    keywords: ['first aid', 'doctor', 'medic', 'heal', 'healing', 'medicine', 'science fiction'],
  },
  communicator: {
    name: 'Communicator',
    description: 'Wrist or collar radio that reaches from horizon to orbit.',
    keywords: ['radio', 'comm', 'phone', 'talk', 'science fiction', 'space'],
  },
  'hand-computer': {
    name: 'Hand computer',
    description: 'A room full of computers, in the palm of a hand.',
    keywords: ['computer', 'tablet', 'tricorder', 'hacker', 'science fiction'],
  },
  'hand-scanner': {
    name: 'Hand scanner',
    description: 'Finds life, metal and radiation behind walls.',
    keywords: ['sensor', 'tricorder', 'detector', 'scan', 'science fiction'],
  },
  breather: {
    name: 'Breather',
    description: 'Mask and bottle for two hours in bad air; no help in a vacuum.',
    keywords: ['oxygen', 'mask', 'air', 'breathe', 'space', 'science fiction'],
  },
  translator: {
    name: 'Pocket translator',
    description: 'Speaks the common languages of a hundred worlds, badly.',
    keywords: ['interpreter', 'speak', 'universal translator', 'science fiction'],
  },
} satisfies Entries;
