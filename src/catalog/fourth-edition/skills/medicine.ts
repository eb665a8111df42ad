import { medicalSkills } from '../../entries/skills/medical.ts';
import { listSkillRows } from '../notation/read-skill-row.ts';

/** Healing. */
export const medicine = listSkillRows(
  {
    diagnosis: [medicalSkills.diagnosis, 'IQ/H/TL', 'IQ-6 first-aid-8 physician-4 veterinary-5', 187],
    'esoteric-medicine': ['Esoteric Medicine', 'Per/H', 'Per-6', 192, 'Healing by needles, pressure, chi or the like.', 'acupuncture chi heal massage yoga chakra'],
    'first-aid': [medicalSkills['first-aid'], 'IQ/E/TL', 'IQ-4 esoteric-medicine-0 physician-0 veterinary-4', 195],
    pharmacy: ['Pharmacy', 'IQ/H/TL', 'IQ-6', 213, 'Making medicines, of herbs or of chemicals.', 'drug medicine herb pill potion apothecary', { of: 'Method: Herbal | Synthetic', by: { Herbal: 'biology-5 herb-lore-5 naturalist-5', Synthetic: 'chemistry-5 physician-5' } }],
    physician: [medicalSkills.physician, 'IQ/H/TL', 'IQ-7 first-aid-11 veterinary-5', 213],
    physiology: ['Physiology', 'IQ/H/TL', 'IQ-6 diagnosis-5 physician-5 surgery-5', 213, 'How the body of one species works, and where it is weak.', 'anatomy body weak_point monster biology', { of: 'Species: Humans' }],
    surgery: ['Surgery', 'IQ/VH/TL', 'first-aid-12 physician-5 physiology-8 veterinary-5', 223, 'Cutting into the body to mend it.', 'operate doctor scalpel wound hospital', { optional: 'Field', needs: 'skill first-aid or skill physician' }],
    veterinary: ['Veterinary', 'IQ/H/TL', 'animal-handling-6 physician-5 surgery-5', 228, 'Healing beasts of all kinds.', 'animal doctor vet horse heal', { optional: 'Animals' }],
    'hazardous-materials': ['Hazardous Materials', 'IQ/A/TL', 'IQ-5', 199, 'Handling, moving and getting rid of dangerous stuff.', 'hazmat toxic radiation waste chemical', { of: 'Kind: Biological | Chemical | Magical | Nanotech | Nuclear' }],
  },
  'Knowledge and medicine',
);
