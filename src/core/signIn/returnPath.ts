import * as v from 'valibot';
import type { AppConfig } from '@/domain/session/appConfig';
import { paths } from '../paths';
import { ownAddress } from '../session/sessionRules';
import { readSession, removeSession, writeSession } from '../storage/storage';
import { storageKeys } from '../storage/storageKeys';

/** Sign-in and error pages are not pages to return to. */
const NOT_BACK_TO = /^(?:login|error|windows-auth)(?:[/?]|$)/;
const LONE_SURROGATE = /[\ud800-\udfff]/u;

/** Turns an address from a link or from storage into a path of this app; '/' for anything else (T8). */
export function returnPath(asked: string, config: AppConfig): string {
  if (LONE_SURROGATE.test(asked)) return paths.root;
  const [, pathname = '', search = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(asked) ?? [];
  const address = ownAddress(config, { pathname, search });
  return NOT_BACK_TO.test(address) ? paths.root : `/${address}`;
}

/** The path is kept in this tab's storage, because the address to which the provider answers does not hold the path. */
export const rememberReturn = (path: string): void => writeSession(storageKeys.signInReturn, path);

export const rememberedReturn = (config: AppConfig): string =>
  returnPath(readSession(storageKeys.signInReturn, v.string(), ''), config);

export const forgetReturn = (): void => removeSession(storageKeys.signInReturn);
