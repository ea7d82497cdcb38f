import * as v from 'valibot';
import { AppConfig, type Feature } from '@/domain/session/appConfig';
import { logLine } from '@/lib/log';

/** The later list wins, flag by flag. */
export const mergeFeatures = (earlier: readonly Feature[], later: readonly Feature[]): Feature[] => [
  ...earlier.filter(({ name }) => !later.some((feature) => feature.name === name)),
  ...later,
];

/** Where calls and people are sent is decided by the installation's own file, before anyone is signed in. */
const FIXED = ['api', 'keycloak', 'loginredirect'];

/**
 * What the session's answer says about the installation goes over the file (AMB-014); null says nothing. A field that makes no
 * sense is left out and logged: the app already runs on what the file said.
 */
export function mergeSessionConfiguration(
  config: AppConfig,
  configuration: Readonly<Record<string, unknown>>,
): AppConfig {
  return Object.entries(configuration).reduce((merged, [name, value]) => {
    if (value === null || !Object.hasOwn(AppConfig.entries, name) || FIXED.includes(name)) return merged;
    const result = v.safeParse(AppConfig, { ...merged, [name]: value });
    if (!result.success) {
      logLine(`Session configuration '${name}' is not usable`);
      return merged;
    }
    return name === 'features'
      ? { ...merged, features: mergeFeatures(merged.features, result.output.features) }
      : result.output;
  }, config);
}
