// @vitest-environment happy-dom
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, expect, test } from 'vitest';
import { blankSaved, openCharacter } from '../state/character-store.ts';
import { mount } from '../ui/mount-for-test.tsx';
import { EffectRows } from './effect-rows.tsx';

beforeEach(() => openCharacter(blankSaved('fourth-edition')));

function Form({ stat }: { stat: string }) {
  const effects = [{ stat, add: 1, times: 5, perLevel: false, when: '' }];
  return (
    <FormProvider {...useForm({ defaultValues: { effects } })}>
      <EffectRows />
    </FormProvider>
  );
}

const labels = (place: Element) => [...place.querySelectorAll('label')].map((label) => label.textContent);

test('a number is added to, starting money is multiplied', () => {
  const dodge = mount(<Form stat="dodge" />);
  expect(labels(dodge.place)).toContain('Adds');
  expect(labels(dodge.place)).not.toContain('Times');
  dodge.leave();
  const money = mount(<Form stat="startingMoney" />);
  expect(labels(money.place)).toContain('Times');
  expect(labels(money.place)).not.toContain('Adds');
  money.leave();
});
