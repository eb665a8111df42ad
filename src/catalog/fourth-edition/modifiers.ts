import { enhancements, limitations } from './traits/general-modifiers.ts';

/** Enhancements and limitations of any trait in the Basic Set. */
export const fourthEditionModifiers = [...enhancements, ...limitations];
