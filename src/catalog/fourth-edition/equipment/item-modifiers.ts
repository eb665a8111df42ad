import { readItemModifierTable } from '../notation/read-modifier-row.ts';

/**
 * Modifiers of any item, Basic Set. The quality of weapons is a field of the item, and spikes of a shield are: neither is here.
 */
export const fourthEditionItemModifiers = readItemModifierTable({
  'Good quality': [345, '+4 CF', 'Tools: +1 to rolls of the skill they are used with'],
  'Fine quality': [345, '+19 CF', 'Tools: +2 to rolls of the skill they are used with'],
  'Silver-coated': [275, '+2 CF', 'Edge or point hurts those vulnerable to silver, less than solid silver would'],
  'Solid silver': [275, '+19 CF', 'A weapon of it breaks more easily, by 2'],
  'Silver bullets': [275, '+49 CF', 'For bullets'],
  'One TL early': [27, '+1 CF', 'Made one tech level before its time'],
  'Two TLs early': [27, '+3 CF', 'Made two tech levels before its time'],
  'Three TLs early': [27, '+7 CF', 'Made three tech levels before its time'],
  'Four TLs early': [27, '+15 CF', 'Made four tech levels before its time'],
  'Five TLs early': [27, '+31 CF', 'Made five tech levels before its time'],
});
