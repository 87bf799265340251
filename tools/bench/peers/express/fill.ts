import { hash } from '@node-rs/argon2'
import jwt from 'jsonwebtoken'
import pg from 'pg'

const secret = 'change me'

export type Filled = { databaseUrl: string; tokens: string[]; internships: number }

/** Gives the peer a database of its own beside ours, with the same listings, as many students and one account of each kind. */
export async function fillPeer(ourUrl: string, { students }: { students: number }): Promise<Filled> {
  const ours = new pg.Client({ connectionString: ourUrl })
  await ours.connect()
  await ours.query('drop database if exists peer with (force)')
  await ours.query('create database peer')
  const url = new URL(ourUrl)
  url.pathname = '/peer'
  const peer = new pg.Client({ connectionString: url.href })
  await peer.connect()
  try {
    await peer.query(schema)
    await peer.query(
      `insert into users (email, password, role, name)
       select 'student-' || n || '@bench.example', $1, 'student', 'Asha Rao' from generate_series(0, $2::int - 1) n`,
      [await hash('a kite over Pune'), students],
    )
    const { rows } = await peer.query<{ id: number }>(
      `insert into users (email, password, role, name) values ('company@bench.example', 'x', 'company', 'Bench Labs') returning id`,
    )
    const internships = await copyListings(ours, peer, rows[0]!.id)
    await peer.query('vacuum (analyze)')
    const tokens = Array.from({ length: students }, (_, n) =>
      jwt.sign({ id: n + 1, role: 'student' }, secret, { expiresIn: '1d' }),
    )
    return { databaseUrl: url.href, tokens, internships }
  } finally {
    await Promise.all([ours.end(), peer.end()])
  }
}

const schema = `
  create table users (
    id serial primary key, email text unique not null, password text not null, role text not null, name text not null
  );
  create table internships (
    id serial primary key, company_id int references users(id), company text not null, title text not null,
    description text not null, requirements text[] not null, location text not null, type text not null,
    duration text not null, stipend int not null, created_at timestamptz not null default now()
  );
  create table applications (
    id serial primary key, user_id int references users(id), internship_id int references internships(id),
    resume_url text, status text not null default 'pending', created_at timestamptz not null default now()
  );
  create index on applications (user_id);
  create index on applications (internship_id);`

const columns = 'company, title, description, requirements, location, type, duration, stipend, created_at'
const batch = 2000

async function copyListings(ours: pg.Client, peer: pg.Client, companyId: number): Promise<number> {
  let copied = 0
  for (;;) {
    const { rows } = await ours.query<{ listings: string; count: number }>(
      `select coalesce(json_agg(one), '[]')::text as listings, count(*)::int from (
         select company_name as company, title, description, requirements, location, type, duration, stipend, created_at
         from internships join companies on user_id = company_id
         where state = 'open' and deleted_at is null order by internships.id limit $1 offset $2
       ) one`,
      [batch, copied],
    )
    const { listings = '[]', count = 0 } = rows[0] ?? {}
    if (count === 0) return copied
    await peer.query(
      `insert into internships (company_id, ${columns})
       select $2, ${columns} from json_populate_recordset(null::internships, $1::json)`,
      [listings, companyId],
    )
    copied += count
  }
}
