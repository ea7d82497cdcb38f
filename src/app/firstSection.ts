const CASES = /^\/dashboard\/zaken(?:\/|$)/;

/**
 * Part of the first, tiny module: the code of the section that the address is in comes beside the program, not after it. What
 * cannot be had ahead is asked for again when it is needed.
 */
export function fetchFirstSection({ pathname }: Pick<Location, 'pathname'>): void {
  if (!CASES.test(pathname)) return;
  const code = [import('@/caseflows/caseFlowsWork'), import('@/caseflows/list/CaseFlowsOverviewScreen')];
  for (const module of code) module.catch(() => undefined);
}
