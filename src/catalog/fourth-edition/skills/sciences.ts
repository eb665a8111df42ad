import { medicalSkills, scholarlySkills } from '../../entries/skills/scholarly.ts';
import { technicalSkills } from '../../entries/skills/technical.ts';
import { listSkillRows } from '../notation/read-skill-row.ts';

const planets = 'Planet type: Earthlike | Gas Giants | Hostile Terrestrial | Ice Dwarfs | Ice Worlds | Rock Worlds';

/** The defaults that the geography of a kind of planet shares with its geology and its weather. */
const geography = {
  Political: 'economics-4',
  Regional: 'area-knowledge-6',
  'Physical, Earthlike': 'geology(Earthlike)-4 meteorology(Earthlike)-4',
  'Physical, Gas Giants': 'geology(Gas Giants)-4 meteorology(Gas Giants)-4',
  'Physical, Hostile Terrestrial': 'geology(Hostile Terrestrial)-4 meteorology(Hostile Terrestrial)-4',
  'Physical, Ice Dwarfs': 'geology(Ice Dwarfs)-4 meteorology(Ice Dwarfs)-4',
  'Physical, Ice Worlds': 'geology(Ice Worlds)-4 meteorology(Ice Worlds)-4',
  'Physical, Rock Worlds': 'geology(Rock Worlds)-4 meteorology(Rock Worlds)-4',
} as const;
const geology = {
  Earthlike: 'geography(Physical, Earthlike)-4',
  'Gas Giants': 'geography(Physical, Gas Giants)-4',
  'Hostile Terrestrial': 'geography(Physical, Hostile Terrestrial)-4',
  'Ice Dwarfs': 'geography(Physical, Ice Dwarfs)-4',
  'Ice Worlds': 'geography(Physical, Ice Worlds)-4',
  'Rock Worlds': 'geography(Physical, Rock Worlds)-4',
} as const;

/** Sciences of nature, of people and of the mind. */
export const sciences = listSkillRows(
  {
    anthropology: ['Anthropology', 'IQ/H', 'IQ-6 paleontology(Paleoanthropology)-2 sociology-3', 175, 'The study of one species and its cultures, from tribes to cities.', 'culture people tribe ethnology evolution', { of: 'Species: Humans' }],
    archaeology: ['Archaeology', 'IQ/H', 'IQ-6', 176, 'The study of ancient civilizations by what they left behind.', 'ruins dig ancient artifact indiana_jones history'],
    architecture: ['Architecture', 'IQ/A/TL', 'IQ-5 engineer(Civil)-4', 176, 'Designing buildings, and knowing how they are laid out.', 'building house plan design secret_door'],
    astronomy: ['Astronomy', 'IQ/H/TL', 'IQ-6', 179, 'The study of stars and worlds.', 'star planet telescope space cosmos', { optional: 'Field: Observational', needs: 'skill mathematics(Applied)' }],
    bioengineering: ['Bioengineering', 'IQ/H/TL', 'biology-5 bioengineering-4', 180, 'Making living things to order.', 'genes clone mutant dna laboratory', { of: 'Field: Cloning | Genetic Engineering | Tissue Engineering' }],
    biology: ['Biology', 'IQ/VH/TL', 'IQ-6 naturalist-6', 180, 'The study of living things.', 'life plants animals botany zoology ecology', { of: planets }],
    chemistry: ['Chemistry', 'IQ/H/TL', 'IQ-6 alchemy-3', 183, 'The study of matter and how it reacts.', 'reaction laboratory acid compound drug', { optional: 'Field' }],
    cryptography: ['Cryptography', 'IQ/H/TL', 'mathematics(Cryptology)-5', 186, 'Making and breaking codes.', 'code cipher decode encrypt spy', { optional: 'Field: Code Design | Cryptanalysis' }],
    criminology: [scholarlySkills.criminology, 'IQ/A/TL', 'IQ-5 psychology-4', 186],
    economics: ['Economics', 'IQ/H', 'IQ-6 finance-3 market-analysis-5 merchant-6', 189, 'The study of money, markets and scarcity.', 'market money trade inflation'],
    forensics: [scholarlySkills.forensics, 'IQ/H/TL', 'IQ-6 criminology-4', 196],
    geography: ['Geography', 'IQ/H/TL', 'IQ-6 geography-5', 198, 'The study of lands: their shape, their borders, or one region.', 'map land climate country world', { of: 'Field: Physical, Earthlike | Physical, Gas Giants | Physical, Hostile Terrestrial | Physical, Ice Dwarfs | Physical, Ice Worlds | Physical, Rock Worlds | Political | Regional', by: geography }],
    geology: ['Geology', 'IQ/H/TL', 'IQ-6 prospecting-5', 198, 'The study of rocks and of what is under the ground.', 'rock mineral ore earthquake oil', { of: planets, by: geology }],
    history: ['History', 'IQ/H', 'IQ-6', 200, 'The study of one period or subject of the past.', 'past ancient war scholar lore', { of: 'Period or subject' }],
    'expert-skill': ['Expert Skill', 'IQ/H', 'none', 193, 'Answering questions on one subject across many fields.', 'expert egyptology epidemiology conspiracy lore knowledge', { of: 'Subject: Computer Security | Conspiracy Theory | Egyptology | Epidemiology | Hydrology | Military Science | Natural Philosophy | Political Science | Psionics | Thanatology | Xenology' }],
    linguistics: ['Linguistics', 'IQ/H', 'none', 205, 'The study of how languages work.', 'language translate grammar philology'],
    mathematics: ['Mathematics', 'IQ/H/TL', 'IQ-6', 207, 'One branch of mathematics.', 'math numbers calculate statistics geometry', { of: 'Branch: Applied | Computer Science | Cryptology | Pure | Statistics | Surveying', by: { Applied: 'engineer-5 physics-5', 'Computer Science': 'computer-programming-5', Cryptology: 'cryptography-5', Surveying: 'cartography-3 navigation-4' } }],
    metallurgy: ['Metallurgy', 'IQ/H/TL', 'chemistry-5 jeweler-8 blacksmith-8', 209, 'The study of metals and alloys.', 'metal alloy steel smelt'],
    meteorology: [scholarlySkills.meteorology, 'IQ/A/TL', 'IQ-5', 209, { of: planets }],
    occultism: [scholarlySkills.occultism, 'IQ/A', 'IQ-5', 212],
    paleontology: ['Paleontology', 'IQ/H/TL', 'biology-4 paleontology-2', 212, 'The study of life in past ages by its fossils.', 'fossil dinosaur bones evolution', { of: 'Field: Micropaleontology | Paleoanthropology | Paleobotany | Paleozoology', by: { Paleoanthropology: 'anthropology-2' } }],
    philosophy: ['Philosophy', 'IQ/H', 'IQ-6', 213, 'One school of thought, and how to live by it.', 'ethics logic thought stoic confucian school', { of: 'School: Confucianism | Marxism | Stoicism' }],
    physics: ['Physics', 'IQ/VH/TL', 'IQ-6', 213, 'The study of matter, energy and motion.', 'energy nuclear quantum relativity scientist', { optional: 'Field: Acoustics | Astrophysics | Nuclear | Optics | Particle', needs: 'skill mathematics(Applied)' }],
    psychology: ['Psychology', 'IQ/H', 'IQ-6 sociology-4', 216, 'The study of the mind, and foretelling what people will do.', 'mind profile therapy behavior counsel'],
    research: [scholarlySkills.research, 'IQ/A/TL', 'IQ-5 writing-3', 217, { needs: 'TL8: skill computer-operation' }],
    sociology: ['Sociology', 'IQ/H', 'IQ-6 anthropology-3 psychology-4', 221, 'The study of societies and how groups behave.', 'society crowd group class'],
    'speed-reading': ['Speed-Reading', 'IQ/A', 'none', 222, 'Reading faster than others, and keeping what was read.', 'read book fast scan'],
    theology: ['Theology', 'IQ/H', 'IQ-6 religious-ritual(same)-4', 226, 'The study of one religion, or of all of them.', 'god religion priest scripture faith', { of: 'Religion: Comparative | Buddhist | Catholic | Jewish | Muslim' }],
    'weird-science': ['Weird Science', 'IQ/VH', 'none', 228, 'Making what science says cannot be.', 'mad_scientist invention gadget superscience'],
    literature: ['Literature', 'IQ/H', 'IQ-6', 205, 'The study of great writings, and of what is told in them.', 'books poetry classics scholar quote', { optional: 'Field' }],
    cartography: ['Cartography', 'IQ/A/TL', 'IQ-5 geography-2 mathematics(Surveying)-2 navigation-4', 183, 'Making and reading maps.', 'map chart draw explore'],
    'computer-programming': [technicalSkills['computer-programming'], 'IQ/H/TL', 'none', 184],
    'computer-programming-ai': ['Computer Programming (AI)', 'IQ/H/TL', 'none', 184, 'Making machines that think, and training them.', 'ai robot machine_intelligence software neural', { needs: 'skill computer-programming, skill mathematics(Computer Science)' }],
  },
  'Knowledge and medicine',
);

/** Healing. */
export const medicine = listSkillRows(
  {
    diagnosis: [medicalSkills.diagnosis, 'IQ/H/TL', 'IQ-6 first-aid-8 physician-4 veterinary-5', 187],
    'esoteric-medicine': ['Esoteric Medicine', 'Per/H', 'Per-6', 192, 'Healing by needles, pressure, chi or the like.', 'acupuncture chi heal massage yoga chakra'],
    'first-aid': [medicalSkills['first-aid'], 'IQ/E/TL', 'IQ-4 esoteric-medicine-0 physician-0 veterinary-4', 195],
    pharmacy: ['Pharmacy', 'IQ/H/TL', 'IQ-6', 213, 'Making medicines, of herbs or of chemicals.', 'drug medicine herb pill potion apothecary', { needsBy: { Herbal: 'skill naturalist' }, of: 'Method: Herbal | Synthetic', by: { Herbal: 'biology-5 herb-lore-5 naturalist-5', Synthetic: 'chemistry-5 physician-5' } }],
    physician: [medicalSkills.physician, 'IQ/H/TL', 'IQ-7 first-aid-11 veterinary-5', 213],
    physiology: ['Physiology', 'IQ/H/TL', 'IQ-6 diagnosis-5 physician-5 surgery-5', 213, 'How the body of one species works, and where it is weak.', 'anatomy body weak_point monster biology', { of: 'Species: Humans' }],
    surgery: ['Surgery', 'IQ/VH/TL', 'first-aid-12 physician-5 physiology-8 veterinary-5', 223, 'Cutting into the body to mend it.', 'operate doctor scalpel wound hospital', { optional: 'Field', needs: 'skill first-aid or skill physician' }],
    veterinary: ['Veterinary', 'IQ/H/TL', 'animal-handling-6 physician-5 surgery-5', 228, 'Healing beasts of all kinds.', 'animal doctor vet horse heal', { optional: 'Animals' }],
    'hazardous-materials': ['Hazardous Materials', 'IQ/A/TL', 'IQ-5', 199, 'Handling, moving and getting rid of dangerous stuff.', 'hazmat toxic radiation waste chemical', { of: 'Kind: Biological | Chemical | Magical | Nanotech | Nuclear' }],
  },
  'Knowledge and medicine',
);
