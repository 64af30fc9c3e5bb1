// Where a bot of a practice table thinks.
import '@teahouse/bots/web-worker';
