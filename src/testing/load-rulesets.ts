import { loadEveryRuleset } from '../rules/rulesets.ts';

// Run before every file of tests (vite.config.ts): what is tested finds its ruleset loaded, as it does in the program.
await loadEveryRuleset();
