import { useDispatch, useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router';
import { allContractQueries } from '@/api/tenancy/allContracts';
import { to } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import { type Contract, contractAddress, ContractStatus } from '@/domain/tenancy/contract';
import { isOccupantOnly, type Person } from '@/domain/people/person';
import { formatDate } from '@/lib/dates/format';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Disclosure } from '@/ui/layout/Disclosure';
import { mutedClass, noteClass } from '@/ui/layout/Section';
import {
  ContactsByContract,
  ContractFlags,
  contractPeriod,
  contractPlace,
  contractsTexts,
  CoResidents,
  useCoResidents,
} from '@/shared/contracts';
import { panelToggled, selectSidebar, type SidebarPanel } from '../customerCardSlice';
import styles from './Sidebar.module.css';
import { sidebarTexts as texts } from './sidebarTexts';
import { useRunningContracts } from '@/shared/people';

function usePanel(panel: SidebarPanel) {
  const dispatch = useDispatch();
  const isCollapsed = useSelector(selectSidebar)[panel];
  return { open: !isCollapsed, onToggle: () => dispatch(panelToggled(panel)) };
}

/** The maximum number of running contracts that a panel shows; the tab shows all of them. */
const SHOWN_MAX = 5;

/** The co-residents, contracts and contact persons; each panel folds separately. */
export function SidebarPanels({ person }: { person: Person }) {
  const may = useSelector(selectMay);
  const { customer, occupant } = person.roles;
  return (
    <div className={styles.panels}>
      {(customer !== null || occupant !== null) && may('customerCard') && <Contractors person={person} />}
      {customer !== null && may('contractRead') && <Contracts person={person} customer={customer} />}
      {customer !== null && may('contactPersonRead') && <ContactPersons person={person} />}
    </div>
  );
}

function Contractors({ person }: { person: Person }) {
  return (
    <Disclosure title={contractsTexts.coResidents.title} {...usePanel('contractors')}>
      {isOccupantOnly(person) && <p className={mutedClass}>{texts.occupantOnly}</p>}
      <CoResidentsNow person={person} />
    </Disclosure>
  );
}

function CoResidentsNow({ person }: { person: Person }) {
  const { answer, placesOf } = useCoResidents(person);
  return <CoResidents answer={answer} placesOf={placesOf} />;
}

function Contracts({ person, customer }: { person: Person; customer: string }) {
  const answer = useRunningContracts(person);
  const { search } = useLocation();
  return (
    <Disclosure title={contractsTexts.title} {...usePanel('contracts')}>
      <QueryView answer={answer} failed={texts.runningFailed} waiting={<Skeleton lines={2} />}>
        {(contracts) =>
          contracts.length === 0 ? (
            <NoneRunning roleId={customer} />
          ) : (
            <ul className={styles.lines} aria-label={contractsTexts.title}>
              {contracts.slice(0, SHOWN_MAX).map((contract) => (
                <li key={contract.id}>
                  <ContractLine person={person} contract={contract} />
                </li>
              ))}
              {contracts.length > SHOWN_MAX && (
                <li className={noteClass}>{texts.moreRunning(contracts.length - SHOWN_MAX)}</li>
              )}
            </ul>
          )
        }
      </QueryView>
      <Link className={styles.link} to={to.personTab(person.id, 'contracten', search)}>
        {texts.allContracts}
      </Link>
    </Disclosure>
  );
}

/** A person without a running contract may have a future one. */
function NoneRunning({ roleId }: { roleId: string }) {
  const { currentData: all = [] } = allContractQueries.endpoints.allContractsOfRole.useQuery(roleId);
  const future = all.filter(({ status }) => status === ContractStatus.Future);
  return (
    <>
      <p className={mutedClass}>{texts.noRunning}</p>
      {future.map((contract) => (
        <p key={contract.id}>
          {texts.future(
            formatDate(contract.startDate),
            contractAddress(contract) ?? contractsTexts.noAddress,
          )}
        </p>
      ))}
    </>
  );
}

function ContractLine({ person, contract }: { person: Person; contract: Contract }) {
  const search = new URLSearchParams({ contract: contract.id }).toString();
  return (
    <span className={styles.words}>
      <Link className={styles.link} to={to.personTab(person.id, 'contracten', search)}>
        {contractAddress(contract) ?? contractsTexts.noAddress}
      </Link>
      <span className={noteClass}>{contractPeriod(contract)}</span>
      <ContractFlags contract={contract} />
    </span>
  );
}

function ContactPersons({ person }: { person: Person }) {
  const answer = useRunningContracts(person);
  return (
    <Disclosure title={contractsTexts.contacts.title} {...usePanel('contactPersons')}>
      <QueryView answer={answer} failed={texts.runningFailed} waiting={<Skeleton lines={2} />}>
        {(contracts) =>
          contracts.length === 0 ? (
            <p className={mutedClass}>{contractsTexts.contacts.none}</p>
          ) : (
            <div className={styles.lines}>
              <ContactsByContract contracts={contracts.slice(0, SHOWN_MAX)} nameOf={contractPlace} />
              {contracts.length > SHOWN_MAX && (
                <p className={noteClass}>{texts.moreRunning(contracts.length - SHOWN_MAX)}</p>
              )}
            </div>
          )
        }
      </QueryView>
    </Disclosure>
  );
}
