import * as v from 'valibot';
import { AppConfig, type Feature } from '@/domain/session/appConfig';
import { logLine } from '@/lib/log';

/** A flag in the later list replaces the flag of the same name in the earlier list. */
export const mergeFeatures = (earlier: readonly Feature[], later: readonly Feature[]): Feature[] => [
  ...earlier.filter(({ name }) => !later.some((feature) => feature.name === name)),
  ...later,
];

/** These addresses come from the installation's own file only, because they are used before anyone is signed in. */
const FIXED = ['api', 'keycloak', 'loginredirect'];

/**
 * Merges the session's configuration over the file (AMB-014); null leaves a field as it is. An invalid field is left
 * out and logged: the app already runs on the value in the file.
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
