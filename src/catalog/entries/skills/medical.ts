import type { SkillEntries } from '../../skill-entry.ts';

/** Care for the sick and hurt. */
export const medicalSkills = {
  diagnosis: {
    name: 'Diagnosis',
    description: 'Telling what ails a patient, or what a body died of.',
    keywords: ['doctor', 'disease', 'sick', 'illness', 'autopsy', 'medicine', 'healer', 'nurse'],
    field: 'Knowledge and medicine',
  },
  'first-aid': {
    name: 'First Aid',
    description: 'Patching up the wounded on the spot.',
    keywords: [
      'heal',
      'bandage',
      'medic',
      'wound',
      'doctor',
      'nurse',
      'medicine',
      'injury',
      'healer',
      'healing',
      'cure',
      'paramedic',
      'emergency',
      'cleric',
      'wounded',
    ],
    field: 'Knowledge and medicine',
  },
  physician: {
    name: 'Physician',
    description: 'General practice of medicine: drugs, care and cures.',
    keywords: [
      'doctor',
      'heal',
      'medicine',
      'surgeon',
      'cure',
      'hospital',
      'healer',
      'drugs',
      'cleric',
      'nurse',
      'surgery',
      'healing',
      'disease',
    ],
    field: 'Knowledge and medicine',
  },
} satisfies SkillEntries;
