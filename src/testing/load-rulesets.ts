import { loadEveryRuleset } from '../rules/rulesets.ts';

// Run before every test file (vite.config.ts): rulesets are loaded, as they are in the program when code uses them.
await loadEveryRuleset();
