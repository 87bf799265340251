CREATE TABLE "socket_io_attachments" (
	"id" bigserial,
	"created_at" timestamptz(3) DEFAULT now(),
	"payload" "bytea",
	CONSTRAINT "socket_io_attachments_id_unique" UNIQUE("id")
);
