import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, replace, type RouteObject } from 'react-router';
import { recordAnnouncementsArea } from '@/announcements/area';
import { lazyScreen } from '@/core/lazyScreen';
import { paths, to } from '@/core/paths';
import { handle } from '@/core/routeHandle';
import type { PermissionExpression } from '@/domain/permission';
import { housingRegistrationsArea } from '@/housingregistrations/area';
import { personDetailsArea } from '@/persondetails/area';
import { registrationWork } from '@/registration/area';
import { timelineArea } from '@/timeline/area';
import { personTitles } from './personTitles';

const { tabs } = personTitles;

/** Before anything is shown, so that what the address says is read once, where it stays; going back does not lead here. */
const toTimeline = ({ params: { personId = '' }, request }: LoaderFunctionArgs) =>
  replace(to.personCard(personId, new URL(request.url).search));

/** They come as one file; the chart of the score is another. */
const loadTabs = () => import('./tabs');

type Needs = readonly PermissionExpression[];

const tab = (path: string, title: string, needs: Needs, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  handle: handle({ title, needs }),
  lazy: lazyScreen(load),
});

/** What each tab needs is the rule of its address; the menu has rules of its own (AMB-120). */
const tabRoutes: RouteObject[] = [
  { index: true, loader: toTimeline },
  tab(
    paths.personTimeline,
    tabs.tijdlijn,
    ['customerCard'],
    async () => (await import('./timeline/PersonTimelineTab')).PersonTimelineTab,
  ),
  tab(
    paths.personContracts,
    tabs.contracten,
    ['customerCard', 'contractRead'],
    async () => (await loadTabs()).ContractsTab,
  ),
  tab(
    paths.personBills,
    tabs.financieel,
    ['customerCard', 'billRead'],
    async () => (await loadTabs()).BillsTab,
  ),
  tab(
    paths.personAnnouncements,
    tabs.mededelingen,
    ['customerCard', 'announcementRead'],
    async () => (await loadTabs()).AnnouncementsTab,
  ),
  tab(
    paths.personSatisfaction,
    tabs.klantscore,
    ['customerSatisfactionRead'],
    async () => (await import('./satisfaction/SatisfactionTab')).SatisfactionTab,
  ),
  tab(paths.personDetails, tabs.gegevens, ['customerCard'], async () => (await loadTabs()).PersonDetailsTab),
  tab(
    paths.personRegistrations,
    tabs.registraties,
    ['customerCard', 'registrationRead'],
    async () => (await loadTabs()).RegistrationsTab,
  ),
];

/** The person card and its tabs (001 §2). */
export const personRoutes: readonly RouteObject[] = [
  {
    path: paths.personCard,
    handle: handle({
      title: personTitles.title,
      uses: [
        timelineArea,
        ...registrationWork,
        recordAnnouncementsArea,
        personDetailsArea,
        housingRegistrationsArea,
      ],
    }),
    lazy: lazyScreen(async () => (await import('./card/PersonCardScreen')).PersonCardScreen),
    children: tabRoutes,
  },
];
