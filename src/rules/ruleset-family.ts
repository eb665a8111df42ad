/** A family of rulesets: the editions that share most of their rules, in the folder of that name. */
export type RulesetFamily = 'third-edition' | 'fourth-edition';

/** Decides which optional rules a ruleset offers. */
export interface FamilyMember {
  readonly family: RulesetFamily;
  /**
   * Optional rules, by their ids, that this ruleset offers or has on otherwise than its family (`availableIn` of the rule):
   * whether a new character has them on.
   */
  readonly houseRules?: Readonly<Record<string, 'on' | 'off'>>;
}
