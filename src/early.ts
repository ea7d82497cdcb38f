import { noteAsking } from '@/api/http/headStart';
import { askEarly, dressPage } from '@/app/headStart';

/**
 * Stands in the document itself and runs before any file of the program or style sheet is there, so it must stay tiny: dresses
 * the page and sends the first questions to the server. The build puts it in index.html, its hash goes into the policy.
 */
dressPage(window.location);
noteAsking(askEarly(window.location).catch(() => undefined));
