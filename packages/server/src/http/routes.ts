import { type Command, type CommandName, commands } from '@teahouse/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, Written } from '../house.ts';
import { type Dispatcher, dispatch } from './commands.ts';

/** Who sends this request. */
type Recognise = (request: FastifyRequest, reply: FastifyReply) => Promise<Caller>;

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** One route for every command that needs no socket. */
export function addRoutes(app: FastifyInstance, dispatcher: Dispatcher, recognise: Recognise): void {
  for (const [name, command] of Object.entries(commands) as [CommandName, Command][]) {
    if (command.open === 'socket') continue;
    if (command.form)
      void app.register(async forms => addRoute(takingForms(forms), dispatcher, recognise, name, command));
    else addRoute(app, dispatcher, recognise, name, command);
  }
}

function addRoute(
  app: FastifyInstance,
  dispatcher: Dispatcher,
  recognise: Recognise,
  name: CommandName,
  command: Command,
): void {
  app.route({
    method: command.method,
    url: command.path,
    handler: async (request, reply) => {
      const caller = await recognise(request, reply);
      const outcome = await dispatch(dispatcher, caller, name, inputOf(command, request));
      reply.header('Cache-Control', 'no-store');
      if ('ok' in outcome) {
        if (!(outcome.ok instanceof Written)) return outcome.ok;
        reply.type('application/json; charset=utf-8');
        return outcome.ok.json;
      }
      if (outcome.no.reason === 'slow-down') reply.header('Retry-After', String(outcome.no.details.seconds));
      return reply.code(outcome.status).send({ no: outcome.no });
    },
  });
}

/** What a form says is not read. Only for commands whose address says everything: a page of another site can send one. */
function takingForms(app: FastifyInstance): FastifyInstance {
  app.addContentTypeParser(FORMS, { parseAs: 'buffer' }, async () => ({}));
  return app;
}

/** Fields of the path and of the query or body, as one. Texts of an address become numbers where numbers are wanted. */
function inputOf(command: Command, request: FastifyRequest): unknown {
  const query = command.method === 'GET' || command.form ? (request.query as object) : {};
  const inAddress = { ...(request.params as object), ...query };
  const numbers = Object.entries(inAddress).map(([name, text]) => [name, numberIfWanted(command, name, text)]);
  const body = request.body ?? {};
  // What is not a record is refused by the schema, in its own words.
  if (typeof body !== 'object' || Array.isArray(body)) return body;
  return { ...body, ...Object.fromEntries(numbers) };
}

function numberIfWanted(command: Command, name: string, text: unknown): unknown {
  const wanted = Object.hasOwn(command.input.entries, name) ? innermost(command.input.entries[name]) : '';
  if (wanted !== 'number' || typeof text !== 'string') return text;
  if (text === 'null') return null;
  return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}

/** The kind of a schema under its `optional` and `nullable` wrappings. */
function innermost(schema: unknown): string {
  const { type, wrapped } = schema as { type: string; wrapped?: unknown };
  return wrapped === undefined ? type : innermost(wrapped);
}
