import type { Account } from '@/domain/people/account';
import type { Permission } from '@/domain/session/permission';
import { homeOf, type Person, postalAddressOf } from '@/domain/people/person';
import { sameId } from '@/lib/guid';
import { accountTexts as texts } from './accountTexts';

type May = (permission: Permission) => boolean;

export type AccountAction = 'create' | 'recover' | 'block' | 'unblock' | 'delete';

/** The actions that ask for confirmation first. */
export type AskedAction = Exclude<AccountAction, 'create' | 'unblock'>;

/** The user name of a new account is the first e-mail address (002 §5). */
export const usernameFor = ({ contactDetails }: Person): string | null =>
  contactDetails.emailAddresses.find(({ emailAddress }) => emailAddress)?.emailAddress ?? null;

export function whyNotCreateAccount(person: Person): string | null {
  if (homeOf(person) === null && postalAddressOf(person) === null) return texts.create.noAddress;
  return usernameFor(person) === null ? texts.create.noEmail : null;
}

export const whyNotRecoverAccount = ({ isActive }: Account): string | null =>
  isActive ? null : texts.recover.notActive;

/** The reason why the action of an open dialog is no longer possible for its account; null if it still is. */
export function whyNotAsked(action: AskedAction, accountId: string, account: Account | null): string | null {
  if (account === null || !sameId(account.id, accountId)) return texts.gone;
  if (action === 'recover') return whyNotRecoverAccount(account);
  return action === 'block' && account.isBlocked ? texts.block.before : null;
}

export function accountStatusLabel({ isBlocked, isActive }: Account): string {
  if (isBlocked) return texts.blocked;
  return isActive ? texts.active : texts.inactive;
}

/** The actions that this user may perform on this account, or without one (002 §5, §6). */
export function accountActionsFor(
  account: Account | null,
  may: May,
  isModuleEnabled: boolean,
): AccountAction[] {
  if (account === null) return isModuleEnabled && may('accountCreate') ? ['create'] : [];
  const offered: [AccountAction, boolean][] = [
    ['recover', may('accountRecover')],
    [account.isBlocked ? 'unblock' : 'block', may('blockAccount')],
    ['delete', may('accountCreate') || may('blockAccount') || may('customerManagement')],
  ];
  return offered.flatMap(([action, isOffered]) => (isOffered ? [action] : []));
}
