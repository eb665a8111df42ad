import { expect, it } from 'vitest';
import { serializeFile } from '../../character/file/character-file.ts';
import { item, saved, trait } from '../rows.ts';
import { onePlaceFault, parseTree } from './file-faults.ts';
import { listDamageablePlaces } from './json-damage.ts';

it('a reference to a key that is a name of every object follows its renamed row', () => {
  const text = serializeFile(
    saved('man-to-man', {
      traits: [trait('combat-reflexes')],
      equipment: [{ ...item('backpack'), key: 'k9', container: '__proto__' }],
    }),
    '1.2.3',
  );
  const places = listDamageablePlaces(parseTree(text));
  const where = places.findIndex(({ path }) => path.join('.') === 'character.traits.0.key');
  expect(where).toBeGreaterThanOrEqual(0);
  expect(onePlaceFault(text, where, { kind: 'replace', text: '"__proto__"' })).toBeNull();
});
