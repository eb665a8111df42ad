import { lite } from '../../books.ts';
import type { SkillEntry } from '../../skill-entry.ts';

/** Care for the sick and hurt. GURPS Lite, pp. 15-16. */
export const medicalSkills: readonly SkillEntry[] = [
  {
    id: 'diagnosis',
    name: 'Diagnosis',
    description: 'Telling what ails a patient, or what a body died of.',
    keywords: ['doctor', 'disease', 'sick', 'illness', 'autopsy', 'medicine'],
    facets: {
      'lite-3e': {
        cite: lite(15),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'hard',
        defaults: [{ attribute: 'iq', penalty: 6 }],
        techLevel: true,
      },
    },
  },
  {
    id: 'first-aid',
    name: 'First Aid',
    description: 'Patching up the wounded on the spot.',
    keywords: ['heal', 'bandage', 'medic', 'wound', 'doctor', 'nurse', 'medicine', 'injury'],
    facets: {
      'lite-3e': {
        // IQ-5 as printed, though it is easy.
        cite: lite(15),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'easy',
        defaults: [{ attribute: 'iq', penalty: 5 }],
        techLevel: true,
        notes: ['Gives back hits by its tech level, at least 1; not on top of plain bandages (p. 28)'],
      },
    },
  },
  {
    id: 'physician',
    name: 'Physician',
    description: 'General practice of medicine: drugs, care and cures.',
    keywords: ['doctor', 'heal', 'medicine', 'surgeon', 'cure', 'hospital', 'healer', 'drugs'],
    facets: {
      'lite-3e': {
        cite: lite(16),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'hard',
        defaults: [{ attribute: 'iq', penalty: 7 }],
        techLevel: true,
        notes: ['Patients of one with 12 or more have +1 on rolls to heal (p. 28)'],
      },
    },
  },
];
