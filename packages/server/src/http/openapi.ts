import { type Command, commands } from '@teahouse/protocol';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** The description of the API, made from the schemas that check it. */
export function openApi(publicUrl: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, command] of Object.entries(commands) as [string, Command][]) {
    if (command.open === 'socket') continue;
    const path = command.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [command.method.toLowerCase()]: operation(name, command) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Teahouse',
      version: '1',
      description:
        'All commands can also be sent over the socket at /api/socket, as { id, do, with }: see docs/api.md. `play.watch` and `play.unwatch` only there.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'A token made with tokens.create, for these scopes' },
        cookie: { type: 'apiKey', in: 'cookie', name: publicUrl.startsWith('https:') ? '__Host-teahouse' : 'teahouse' },
      },
      schemas: { No: NO },
    },
  };
}

const NO = {
  type: 'object',
  required: ['no'],
  properties: {
    no: {
      type: 'object',
      required: ['reason', 'message', 'rule', 'details'],
      properties: {
        reason: { type: 'string', description: 'For programs' },
        message: { type: 'string', description: 'For developers' },
        rule: { type: 'string', description: 'The ledger id of the rule that forbids it, or empty' },
        details: { type: 'object' },
      },
    },
  },
};

const FORM =
  'Also taken as a form, `multipart/form-data` or `application/x-www-form-urlencoded`, whatever it says: then the fields are in the query.';

function operation(name: string, { method, path, does, input, output, open, form, scope }: Command): object {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, field]) => field!);
  const { properties = {}, required = [] } = schemaOf(input) as { properties?: object; required?: string[] };
  const fields = Object.entries(properties);
  const asParameters = fields.filter(([field]) => inPath.includes(field) || method === 'GET');
  const inBody = fields.filter(([field]) => !inPath.includes(field) && method !== 'GET');
  const parameters = asParameters.map(([field, schema]) => ({
    name: field,
    in: inPath.includes(field) ? 'path' : 'query',
    required: inPath.includes(field) || required.includes(field),
    schema,
  }));
  return {
    operationId: name,
    summary: does,
    ...(open === 'anyone' ? {} : { security: [...(scope === undefined ? [] : [{ token: [scope] }]), { cookie: [] }] }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(inBody.length === 0 ? {} : { requestBody: bodyOf(inBody, required) }),
    ...(form ? { description: FORM } : {}),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: schemaOf(output) } } },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/No' } } },
      },
    },
  };
}

const bodyOf = (fields: readonly [string, unknown][], required: readonly string[]): object => ({
  required: true,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: Object.fromEntries(fields),
        required: fields.map(([field]) => field).filter(field => required.includes(field)),
        additionalProperties: false,
      },
    },
  },
});

/** JSON Schema cannot say `trimmed` or `lower case`; such steps are left out. */
function schemaOf(schema: GenericSchema): object {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
  return rest;
}
