import { useDispatch, useSelector } from 'react-redux';
import { accountQueries } from '@/api/people/accounts';
import { selectConfig } from '@/core/config/configSlice';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { selectMay } from '@/core/session/sessionSlice';
import { selectIsSending, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import type { Account } from '@/domain/people/account';
import type { Person } from '@/domain/people/person';
import { QueryView } from '@/ui/feedback/QueryView';
import { Button } from '@/ui/buttons/Button';
import { mutedClass, Section } from '@/ui/layout/Section';
import { Badge } from '@/ui/record/Badge';
import { Facts } from '@/ui/record/Facts';
import { Time } from '@/ui/text/Time';
import { activeTone, statusTones } from '@/ui/record/statusTones';
import styles from '../PersonDetails.module.css';
import {
  type AccountAction,
  accountActionsFor,
  accountStatusLabel,
  usernameFor,
  whyNotCreateAccount,
  whyNotRecoverAccount,
} from './accountRules';
import { accountTexts as texts } from './accountTexts';
import { blockAccount, createAccount, deleteAccount, recoverAccount } from './accountWrites';

/** The account with which a customer signs in to the portal, and its actions. */
export function AccountDetails({ person }: { person: Person }) {
  const answer = accountQueries.endpoints.accountOfPerson.useQuery(person.id);
  return (
    <Section title={texts.title}>
      <QueryView answer={answer} failed={texts.failed}>
        {(account) => (
          <>
            {account === null ? (
              <p className={mutedClass}>{texts.none}</p>
            ) : (
              <AccountFacts account={account} />
            )}
            <AccountActions person={person} account={account} />
          </>
        )}
      </QueryView>
    </Section>
  );
}

function AccountFacts({ account }: { account: Account }) {
  const { username, created, lastLogin } = account;
  return (
    <Facts
      items={[
        { label: texts.username, value: username ?? texts.unknown },
        { label: texts.status, value: <Status account={account} /> },
        ...(created === null
          ? []
          : [{ label: texts.created, value: <Time instant={created} mode="moment" /> }]),
        {
          label: texts.lastLogin,
          value: lastLogin === null ? texts.never : <Time instant={lastLogin} mode="moment" />,
        },
      ]}
    />
  );
}

function Status({ account }: { account: Account }) {
  const label = accountStatusLabel(account);
  if (account.isBlocked) return <Badge tone={statusTones.rejected}>{label}</Badge>;
  return <Badge tone={activeTone(account.isActive)}>{label}</Badge>;
}

interface ActionsProps {
  person: Person;
  account: Account | null;
}

function AccountActions({ person, account }: ActionsProps) {
  const may = useSelector(selectMay);
  const { accountsModuleEnabled } = useSelector(selectConfig);
  const actions = accountActionsFor(account, may, accountsModuleEnabled);
  if (actions.length === 0) return null;
  return (
    <div className={styles.buttons} role="group" aria-label={texts.actions}>
      {actions.map((action) => (
        <AccountButton key={action} action={action} person={person} account={account} />
      ))}
    </div>
  );
}

function whyNot(action: AccountAction, { person, account }: ActionsProps): string | null {
  if (action === 'create') return whyNotCreateAccount(person);
  return action === 'recover' && account !== null ? whyNotRecoverAccount(account) : null;
}

const writes = {
  create: createAccount,
  recover: recoverAccount,
  block: blockAccount,
  unblock: blockAccount,
  delete: deleteAccount,
};

function AccountButton({ action, person, account }: ActionsProps & { action: AccountAction }) {
  const ask = useAsk(person, account);
  const key = writes[action].key({ personId: person.id });
  const isSending = useSelector((state: WithSubmissions) => selectIsSending(state, key));
  return (
    <Button
      size="s"
      busy={isSending}
      disabledReason={whyNot(action, { person, account })}
      onClick={() => ask(action)}
    >
      {texts[action].button}
    </Button>
  );
}

function useAsk(person: Person, account: Account | null) {
  const dispatch = useDispatch();
  return (action: AccountAction) => {
    const username = usernameFor(person);
    if (action === 'create' && username !== null) dispatch(createAccount({ personId: person.id, username }));
    if (account === null || action === 'create') return;
    const ofAccount = { personId: person.id, accountId: account.id };
    if (action === 'unblock') dispatch(blockAccount({ ...ofAccount, blocked: false }));
    else dispatch(dialogOpened({ dialog: { kind: 'account', action, ...ofAccount } }));
  };
}
