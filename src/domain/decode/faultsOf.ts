import type { BaseIssue } from 'valibot';

const MOST = 5;

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;

function faultOf({ path, type, input }: BaseIssue<unknown>): string {
  const place = path?.map(({ key }) => String(key)).join('.') ?? '';
  return `${place}: '${type}' does not hold for ${kindOf(input)}`;
}

/**
 * Where data does not fit its schema, and what kind of value stands there. Never the value itself, as in valibot's own
 * messages: it may be personal, and this ends up in logs and reports.
 */
export const faultsOf = (issues: readonly BaseIssue<unknown>[]): string =>
  issues.slice(0, MOST).map(faultOf).join('; ');
