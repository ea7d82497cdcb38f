import type { ComponentType } from 'react';
import { type RouteObject, Navigate, useLocation } from 'react-router';
import { lazyScreen } from '@/lib/lazyPart';
import { paths } from '@/core/paths';
import { handle } from '@/core/routeHandle';
import { caseFlowTitles } from './caseFlowTitles';

const tabs = caseFlowTitles.tabs;
const see = handle({ needs: ['viewCaseFlow'], theme: 'caseflows' });
const screen = (title: string) => handle({ ...see, title });
const needsAny = ['viewCaseFlow', 'viewDetailedCaseFlow'] as const;
const tab = (title: string) => handle({ title, needsAny });

const tabScreen = (load: () => Promise<ComponentType>) =>
  lazyScreen(async () => {
    const [Screen, { inCaseTab }] = await Promise.all([load(), import('./case/inCaseTab')]);
    return inCaseTab(Screen);
  });

const tabRoutes: RouteObject[] = [
  { index: true, Component: ToSteps },
  {
    path: paths.caseFlowSteps,
    /* A case opens on this tab (AMB-082), so the page keeps the title of the case. */
    handle: handle({ needsAny }),
    lazy: tabScreen(async () => (await import('./case/steps/CaseFlowStepsScreen')).CaseFlowStepsScreen),
  },
  {
    path: paths.caseFlowInformation,
    handle: tab(tabs.informatie),
    lazy: tabScreen(
      async () => (await import('./case/information/CaseFlowInformationScreen')).CaseFlowInformationScreen,
    ),
  },
  {
    path: paths.caseFlowDocuments,
    handle: tab(tabs.documenten),
    lazy: tabScreen(
      async () => (await import('./case/documents/CaseFlowDocumentsScreen')).CaseFlowDocumentsScreen,
    ),
  },
  {
    path: paths.caseFlowMessages,
    handle: tab(tabs.messages),
    lazy: tabScreen(
      async () => (await import('./case/messages/InternalMessagesScreen')).InternalMessagesScreen,
    ),
  },
  {
    path: paths.caseFlowPublicMessages,
    handle: tab(tabs.publicmessages),
    lazy: tabScreen(async () => (await import('./case/messages/PublicMessagesScreen')).PublicMessagesScreen),
  },
  {
    path: paths.caseFlowContactMoments,
    handle: tab(tabs.contactmomenten),
    lazy: tabScreen(
      async () => (await import('./case/contacts/CaseFlowContactMomentsScreen')).CaseFlowContactMomentsScreen,
    ),
  },
];

const screens: RouteObject[] = [
  {
    path: paths.caseFlows,
    handle: screen(caseFlowTitles.overview),
    lazy: lazyScreen(async () => (await import('./list/CaseFlowsOverviewScreen')).CaseFlowsOverviewScreen),
    children: [
      {
        index: true,
        lazy: lazyScreen(async () => (await import('./list/CaseFlowsOverviewScreen')).NoCaseFlowScreen),
      },
      {
        path: paths.caseFlowEdit,
        handle: screen(caseFlowTitles.edit),
        lazy: lazyScreen(async () => (await import('./case/CaseFlowEditScreen')).CaseFlowEditScreen),
      },
      {
        path: paths.caseFlow,
        handle: screen(caseFlowTitles.detail),
        lazy: lazyScreen(async () => (await import('./case/CaseFlowDetailScreen')).CaseFlowDetailScreen),
        children: tabRoutes,
      },
    ],
  },
  {
    path: paths.workload,
    handle: screen(caseFlowTitles.workload),
    lazy: lazyScreen(async () => (await import('./workload/WorkloadScreen')).WorkloadScreen),
  },
];

/** The cases: overview with the opened case beside it, and the workload per owner (000 §2.4). */
export const caseFlowsRoutes: readonly RouteObject[] = [
  { handle: handle({ guid: true }), children: screens },
];

/** A case opens at its steps (AMB-082); the filters of the list stay in the address. */
function ToSteps() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: 'stappen', search }} relative="path" replace />;
}
