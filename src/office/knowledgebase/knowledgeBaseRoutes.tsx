import { Navigate, type RouteObject } from 'react-router';
import { paths } from '@/core/paths';
import { handle } from '@/core/routeHandle';
import { KNOWLEDGE_EDITOR } from '@/domain/session/permission';
import { lazyScreen } from '@/lib/lazyPart';
import { knowledgeBaseTitles } from './knowledgeBaseTitles';

const reading = () => import('./reading/screens');
const editing = () => import('./editing/screens');

/** The screen beside the list while no question is open. */
const start = { lazy: lazyScreen(async () => (await reading()).StartScreen) };

export const knowledgeBaseRoutes: RouteObject[] = [
  {
    handle: handle({ title: knowledgeBaseTitles.title, theme: 'general' }),
    children: [
      /* The knowledge base opens with the list by subject (002 §2.4). */
      { path: paths.knowledgeBase, element: <Navigate to={paths.knowledgeBySubject} replace /> },
      {
        lazy: lazyScreen(async () => (await reading()).ReadingScreen),
        children: [
          { path: paths.knowledgeBySubject, ...start },
          { path: paths.knowledgeSearch, ...start },
          { path: paths.knowledgeRecent, ...start },
          { path: paths.knowledgeMostViewed, ...start },
          { path: paths.faq, lazy: lazyScreen(async () => (await reading()).FaqScreen) },
        ],
      },
    ],
  },
  {
    handle: handle({ title: knowledgeBaseTitles.editing, theme: 'general', needsAny: KNOWLEDGE_EDITOR }),
    children: [
      { path: paths.editedFaqs, lazy: lazyScreen(async () => (await editing()).EditedFaqsScreen) },
      { path: paths.newFaq, lazy: lazyScreen(async () => (await editing()).NewFaqScreen) },
      { path: paths.subjectGroups, lazy: lazyScreen(async () => (await editing()).SubjectsScreen) },
      { path: paths.editedFaq, lazy: lazyScreen(async () => (await editing()).EditFaqScreen) },
    ],
  },
];
