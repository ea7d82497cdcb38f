import { noteAsking } from '@/api/headStart';
import { showChosenColours } from './app/firstColours';
import { askEarly } from './app/headStart';

/**
 * Stands in the document itself and runs before any file of the program or style sheet is there, so it must stay tiny: chooses
 * the colours and sends the first questions to the server. The build puts it in index.html, its hash goes into the policy.
 */
showChosenColours();
noteAsking(askEarly(window.location).catch(() => undefined));
