import * as v from 'valibot';
import { AppConfig, type Feature } from '@/domain/session/appConfig';
import { logLine } from '@/lib/log';

/** The later list wins, flag by flag. */
export const mergeFeatures = (earlier: readonly Feature[], later: readonly Feature[]): Feature[] => [
  ...earlier.filter(({ name }) => !later.some((feature) => feature.name === name)),
  ...later,
];

/** Only the installation's own file decides where calls and people are sent, before anyone is signed in. */
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
