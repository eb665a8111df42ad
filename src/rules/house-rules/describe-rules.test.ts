import { expect, test } from 'vitest';
import { saved } from '../../testing/rows.ts';
import { deriveCharacter } from '../derive-character.ts';
import { describeRules } from './describe-rules.ts';

test.each([
  ['man-to-man', ['improve-from-default'], 'Man to Man'],
  ['man-to-man', ['improve-from-default', 'dodge-from-dx'], 'Man to Man, with Dodge from DX/2'],
  ['man-to-man', ['hit-locations'], 'Man to Man, with hit locations, without defaults to other skills'],
  ['lite-3e', ['dodge-from-dx'], 'GURPS Lite 3e, with Dodge from DX/2'],
])('describeRules: %s with %j', (ruleset, houseRules, expected) => {
  expect(describeRules(deriveCharacter(saved(ruleset, {}, houseRules)))).toBe(expected);
});
