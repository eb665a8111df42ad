import * as z from 'zod/mini';

/** Schemas of the fields of a fight: a count, and counts by an id. */
export const count = z._default(z.int().check(z.gte(0), z.lte(1_000_000)), 0);
export const counts = z._default(z.record(z.string(), z.int().check(z.gte(0), z.lte(1_000_000))), {});
