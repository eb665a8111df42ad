import { type PartialSituation, situationOf } from '../character/combat-situation.ts';
import type { SavedCharacter } from '../character/saved-character.ts';
import { exchangeAt } from '../rules/combat/exchange/exchange.ts';
import type { ExchangeInput, ExchangeOutcome } from '../rules/combat/exchange/exchange-request.ts';
import type { ExchangeSetup, Fighter } from '../rules/combat/exchange/exchange-setup.ts';
import type { FightRules } from '../rules/combat/fight-rules.ts';
import { openWorksheet } from '../rules/derive-character.ts';
import { hitLocations } from '../rules/house-rules/hit-locations.ts';

/** A fighter of an exchange, with hit locations switched on. */
export const fighterOf = (
  name: string,
  saved: SavedCharacter,
  rules: FightRules,
  situation: PartialSituation = {},
): Fighter => ({
  name,
  sheet: openWorksheet({ ...saved, houseRules: [...saved.houseRules, hitLocations.id] }),
  situation: situationOf(situation),
  rules,
});

/** What each request is answered with, by its id: what dice show, or an option. */
type Answers = Readonly<Record<string, number | string>>;

/** Plays an exchange to its end. @throws Error that names the request which has no answer, and the one that was not made */
export function playExchange(setup: ExchangeSetup, answers: Answers): ExchangeOutcome {
  const inputs: ExchangeInput[] = [];
  for (;;) {
    const { request, outcome, past } = exchangeAt(setup, inputs);
    if (outcome) {
      const left = Object.keys(answers).filter((id) => !inputs.some((input) => input.request === id));
      if (left.length > 0) throw new Error(`not asked: ${left.join(', ')}, after ${past.join(' ')}`);
      return outcome;
    }
    const answer = request ? answers[request.id] : undefined;
    if (!request || answer === undefined)
      throw new Error(`no answer to ${JSON.stringify({ ...request, explained: undefined, options: undefined })}`);
    const { id } = request;
    inputs.push(typeof answer === 'number' ? { request: id, rolled: answer } : { request: id, choice: answer });
    if (exchangeAt(setup, inputs).used < inputs.length) throw new Error(`${id} cannot be answered with ${answer}`);
  }
}
