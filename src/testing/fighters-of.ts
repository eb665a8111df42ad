import type { RulesetId } from '../catalog/entry.ts';
import type { SavedCharacter } from '../character/character.ts';
import { rulesetAbout } from '../rules/rulesets.ts';
import { fiendishFriedrick, johnFalcon } from './book-characters.ts';
import { typedFalcon } from './fourth-edition-falcon.ts';

/** Two characters under a ruleset who fight each other with weapons. */
export const fightersOf = (id: RulesetId): readonly [SavedCharacter, SavedCharacter] =>
  rulesetAbout(id).family === 'third-edition'
    ? [johnFalcon(id), fiendishFriedrick(id)]
    : [
        { ...typedFalcon(), ruleset: id },
        { ...typedFalcon(), ruleset: id },
      ];
