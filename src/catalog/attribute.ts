/** An attribute, or one of the two numbers that the fourth edition buys like one. Each is the id of its stat too. */
export type Attribute = 'st' | 'dx' | 'iq' | 'ht' | 'will' | 'perception';
